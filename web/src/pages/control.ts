import '../tokens.css';
import '../looks/waiting.css';
import '../hub/control/control.css';
import { controls, madeUp } from '../games';
import App from '../hub/control/App.svelte';
import { theme } from '../hub/keyring';
import { findTongue } from '../hub/tongue';
import { keepFocus } from '../ui/keep-focus';
import { show } from '../ui/show';

theme.apply();
keepFocus();
const target = document.getElementById('app');
const wanted = import.meta.env.DEV && new URLSearchParams(location.search).has('fixture');
const made = import.meta.env.DEV && wanted ? madeUp.control : undefined;
if (target) void findTongue().then(() => show(App, { target, props: { games: controls, made } }));
