import { mount } from 'svelte';

import '../tokens.css';
import './control.css';
import { theme } from '../hub/keyring';
import App from './App.svelte';

theme.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
