import { mount } from 'svelte';

import '../tokens.css';
import '../hub/control/control.css';
import { controls, madeUp } from '../games';
import App from '../hub/control/App.svelte';
import { theme } from '../hub/keyring';
import { findTongue } from '../hub/tongue';
import { keepFocus } from '../ui/keep-focus';

theme.apply();
keepFocus();
const target = document.getElementById('app');
const wanted = import.meta.env.DEV && new URLSearchParams(location.search).has('fixture');
const made = import.meta.env.DEV && wanted ? madeUp.control : undefined;
if (target) void findTongue().then(() => mount(App, { target, props: { games: controls, made } }));
