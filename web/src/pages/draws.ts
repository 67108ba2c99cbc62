import '../tokens.css';
import { tableIn } from '../hub/chronicle/source';
import App from '../hub/draws/App.svelte';
import { findTongue } from '../hub/tongue';
import { show } from '../ui/show';

const target = document.getElementById('app');
if (target) void findTongue().then(() => show(App, { target, props: { code: tableIn(location) } }));
