import { mount } from 'svelte';

import '../tokens.css';
import { tableIn } from '../hub/chronicle/source';
import App from '../hub/draws/App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target, props: { code: tableIn(location) } });
