import '../tokens.css';
import '../ui/letters';
import '../hub/print/print.css';
import { sheets } from '../games';
import App from '../hub/print/App.svelte';
import { filledIn } from '../hub/print/source';
import { findTongue } from '../hub/tongue';
import { show } from '../ui/show';

const target = document.getElementById('app');
const props = { games: sheets, filled: filledIn(document) };
if (target) void findTongue().then(() => show(App, { target, props }));
