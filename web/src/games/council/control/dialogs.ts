import { dialog } from '../../../hub/desk/dialog';

/* What lies open over the cockpit at a table of the council: each comes ahead of its need. */

export const Acting = dialog(() => import('./dialogs/Acting.svelte'));
export const Agenda = dialog(() => import('./dialogs/Agenda.svelte'));
export const Bids = dialog(() => import('./dialogs/Bids.svelte'));
export const CardForm = dialog(() => import('./dialogs/CardForm.svelte'));
export const ChangeArticle = dialog(() => import('./dialogs/ChangeArticle.svelte'));
export const Constitution = dialog(() => import('./dialogs/Constitution.svelte'));
export const Correct = dialog(() => import('./dialogs/Correct.svelte'));
export const CorrectScore = dialog(() => import('./streets/CorrectScore.svelte'));
export const Count = dialog(() => import('./dialogs/Count.svelte'));
export const CounterNames = dialog(() => import('./dialogs/CounterNames.svelte'));
export const Deck = dialog(() => import('./dialogs/Deck.svelte'));
export const EditFigure = dialog(() => import('./dialogs/EditFigure.svelte'));
export const EnterBattle = dialog(() => import('./streets/EnterBattle.svelte'));
export const EnterCity = dialog(() => import('./streets/EnterCity.svelte'));
export const Figures = dialog(() => import('./dialogs/Figures.svelte'));
export const Give = dialog(() => import('./dialogs/Give.svelte'));
export const Heroes = dialog(() => import('./dialogs/Heroes.svelte'));
export const LawForm = dialog(() => import('./dialogs/LawForm.svelte'));
export const MotionForm = dialog(() => import('./dialogs/MotionForm.svelte'));
export const Office = dialog(() => import('./dialogs/Office.svelte'));
export const Revise = dialog(() => import('./dialogs/Revise.svelte'));
export const Reword = dialog(() => import('./dialogs/Reword.svelte'));
export const Roster = dialog(() => import('./roster/Late.svelte'));
export const SeatDrawer = dialog(() => import('./dialogs/SeatDrawer.svelte'));
export const Split = dialog(() => import('./dialogs/Split.svelte'));
export const Standing = dialog(() => import('./dialogs/Standing.svelte'));
export const Support = dialog(() => import('./dialogs/Support.svelte'));
export const Voters = dialog(() => import('./dialogs/Voters.svelte'));
export const Votes = dialog(() => import('./dialogs/Votes.svelte'));
