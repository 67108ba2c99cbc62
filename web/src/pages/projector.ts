import '../tokens.css';
import '../looks/waiting.css';
import { madeUp, projectors } from '../games';
import App from '../hub/projector/App.svelte';
import { findTongue } from '../hub/tongue';
import { show } from '../ui/show';

async function start(target: HTMLElement): Promise<void> {
  await findTongue();
  const wanted = import.meta.env.DEV
    ? new URLSearchParams(location.search).get('rehearse')
    : undefined;
  const rehearsed = import.meta.env.DEV && wanted ? await madeUp.projector(wanted) : undefined;
  show(App, { target, props: { games: projectors, rehearsed } });
}

const target = document.getElementById('app');
if (target) void start(target);
