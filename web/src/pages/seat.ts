import '../tokens.css';
import '../looks/waiting.css';
import { madeUp, seats } from '../games';
import { theme } from '../hub/keyring';
import { foreseeSeat } from '../hub/seat/ahead';
import App from '../hub/seat/App.svelte';
import { findTongue } from '../hub/tongue';
import { keepFocus } from '../ui/keep-focus';
import { show } from '../ui/show';

async function start(target: HTMLElement): Promise<void> {
  theme.apply();
  keepFocus();
  foreseeSeat(seats, location);
  await findTongue();
  // `?fixture=ballot` shows a made-up table while the screens are being made; never in the build.
  const wanted = import.meta.env.DEV ? new URLSearchParams(location.search) : null;
  const socket =
    import.meta.env.DEV && wanted?.has('fixture') ? await madeUp.seat(wanted) : undefined;
  show(App, { target, props: { games: seats, socket } });
}

const target = document.getElementById('app');
if (target) void start(target);
