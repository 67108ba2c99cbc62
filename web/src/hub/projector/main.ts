import { mount } from 'svelte';

import '../../tokens.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) {
  const wanted = import.meta.env.DEV
    ? new URLSearchParams(location.search).get('rehearse')
    : undefined;
  if (import.meta.env.DEV && wanted) {
    void import('../../games/council/projector/rehearsal').then(({ rehearse }) =>
      mount(App, { target, props: { rehearsed: rehearse(wanted) } }),
    );
  } else {
    mount(App, { target });
  }
}
