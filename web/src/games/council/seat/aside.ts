/** What a seat reads while it waits, on asking, and when fate strikes. */
export { default as Before } from './Before.svelte';
export { default as Blow } from './Blow.svelte';
export { default as Loss } from './Loss.svelte';
export { default as WhatNow } from './WhatNow.svelte';
