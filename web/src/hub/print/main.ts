import { mount } from 'svelte';

import '../../tokens.css';
import '../../games/council/print/print.css';
import App from './App.svelte';
import { filledIn } from '../../games/council/print/source';

const target = document.getElementById('app');
if (target) mount(App, { target, props: { filled: filledIn(document) } });
