import { mount } from 'svelte';

import '../../tokens.css';
import '../../games/council/chronicle/chronicle.css';
import { standStill } from '../projector/motion';
import App from './App.svelte';
import { filledIn, type Told } from './source';

standStill();

function open(filled: Told | null): void {
  const target = document.getElementById('app');
  if (target) mount(App, { target, props: { filled } });
}

if (import.meta.env.DEV && new URLSearchParams(location.search).has('fixture'))
  void import('../../games/council/chronicle/dev/fixture').then(({ chronicle }) =>
    open(chronicle(location.search)),
  );
else open(filledIn(document));
