import { mount } from 'svelte';

import '../tokens.css';
import { tableIn } from '../hub/chronicle/source';
import App from '../hub/draws/App.svelte';
import { findTongue } from '../hub/tongue';

const target = document.getElementById('app');
if (target)
  void findTongue().then(() => mount(App, { target, props: { code: tableIn(location) } }));
