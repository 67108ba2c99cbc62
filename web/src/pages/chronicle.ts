import '../tokens.css';
import '../ui/letters';
import '../hub/chronicle/chronicle.css';
import { chronicles, madeUp } from '../games';
import App from '../hub/chronicle/App.svelte';
import { filledIn } from '../hub/chronicle/source';
import { standStill } from '../hub/projector/motion';
import { findTongue } from '../hub/tongue';
import { keepFocus } from '../ui/keep-focus';
import { show } from '../ui/show';

standStill();
keepFocus();

async function start(target: HTMLElement): Promise<void> {
  await findTongue();
  const wanted = import.meta.env.DEV && new URLSearchParams(location.search).has('fixture');
  const filled =
    import.meta.env.DEV && wanted ? await madeUp.chronicle(location.search) : filledIn(document);
  show(App, { target, props: { games: chronicles, filled } });
}

const target = document.getElementById('app');
if (target) void start(target);
