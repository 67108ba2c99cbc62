import { mount } from 'svelte';

import '../../tokens.css';
import '../../games/council/control/control.css';
import { theme } from '../keyring';
import App from './App.svelte';

theme.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
