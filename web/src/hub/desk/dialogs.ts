import { dialog } from './dialog';

/*
 * What lies open over the cockpit: nothing of it is needed before it is called for, so each comes ahead of that, when the
 * page has a moment.
 */

export const About = dialog(() => import('./dialogs/About.svelte'));
export const Announce = dialog(() => import('./words/Announce.svelte'));
export const Breaks = dialog(() => import('./day/Breaks.svelte'));
export const Chronicle = dialog(() => import('./records/Chronicle.svelte'));
export const CloseTable = dialog(() => import('./dialogs/CloseTable.svelte'));
export const Codes = dialog(() => import('./joining/Codes.svelte'));
export const Controls = dialog(() => import('./devices/Controls.svelte'));
export const Day = dialog(() => import('./day/Day.svelte'));
export const Devices = dialog(() => import('./devices/Devices.svelte'));
export const Draws = dialog(() => import('./records/Draws.svelte'));
export const Glossary = dialog(() => import('./dialogs/Glossary.svelte'));
export const Help = dialog(() => import('./menus/Help.svelte'));
export const HistoryDialog = dialog(() => import('./back/HistoryDialog.svelte'));
export const Join = dialog(() => import('./joining/Join.svelte'));
export const LogDialog = dialog(() => import('./log/LogDialog.svelte'));
export const Palette = dialog(() => import('./menus/Palette.svelte'));
export const Preflight = dialog(() => import('./check/Preflight.svelte'));
export const Projector = dialog(() => import('./projector/Projector.svelte'));
export const SeatMode = dialog(() => import('./seats/SeatMode.svelte'));
export const Settings = dialog(() => import('./rulings/Settings.svelte'));
export const Spare = dialog(() => import('./dialogs/Spare.svelte'));
export const TakeBack = dialog(() => import('./back/TakeBack.svelte'));
export const Tour = dialog(() => import('./dialogs/Tour.svelte'));
export const Why = dialog(() => import('./records/Why.svelte'));
export const Words = dialog(() => import('./words/Words.svelte'));
