/** The shared parts, for screens that use many of them. */
export { default as ActionButton } from './ActionButton.svelte';
export { default as ConnectionStrip } from './ConnectionStrip.svelte';
export { default as Countdown } from './Countdown.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as FactionChip } from './FactionChip.svelte';
export { default as FactionDisc } from './FactionDisc.svelte';
export { default as Figure } from './Figure.svelte';
export { default as HoldToReveal } from './HoldToReveal.svelte';
export { default as Meander } from './Meander.svelte';
export { default as Notice } from './Notice.svelte';
export { default as Sheet } from './Sheet.svelte';
