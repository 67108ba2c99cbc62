import { mount } from 'svelte';

import '../tokens.css';
import '../hub/print/print.css';
import { sheets } from '../games';
import App from '../hub/print/App.svelte';
import { filledIn } from '../hub/print/source';

const target = document.getElementById('app');
if (target) mount(App, { target, props: { games: sheets, filled: filledIn(document) } });
