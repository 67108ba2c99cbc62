import { mount } from 'svelte';

import '../tokens.css';
import './print.css';
import App from './App.svelte';
import { filledIn } from './source';

const target = document.getElementById('app');
if (target) mount(App, { target, props: { filled: filledIn(document) } });
