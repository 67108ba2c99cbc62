import { mount } from 'svelte';

import { theme } from '../keyring';
import '../../tokens.css';
import App from './App.svelte';

async function start(target: HTMLElement): Promise<void> {
  theme.apply();
  // `?fixture=ballot` shows a made-up table while the screens are being made; never in the build.
  const wanted = import.meta.env.DEV ? new URLSearchParams(location.search) : null;
  const made = wanted?.has('fixture') || wanted?.has('street');
  const stage =
    made && wanted ? (await import('../../games/council/dev/stage')).stage(wanted) : undefined;
  mount(App, { target, props: { socket: stage?.socket } });
}

const target = document.getElementById('app');
if (target) void start(target);
