import { mount } from 'svelte';

import '../tokens.css';
import '../hub/control/control.css';
import { controls, madeUp } from '../games';
import App from '../hub/control/App.svelte';
import { theme } from '../hub/keyring';

theme.apply();
const target = document.getElementById('app');
const wanted = import.meta.env.DEV && new URLSearchParams(location.search).has('fixture');
const made = import.meta.env.DEV && wanted ? madeUp.control : undefined;
if (target) mount(App, { target, props: { games: controls, made } });
