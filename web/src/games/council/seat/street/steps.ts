import '../../shared/late-rules-texts';
import '../../shared/soon-rules-texts';
import type { Component } from 'svelte';
import type { Step } from '../../../../wire/council';
import type { Scene } from '../scene';
import Amend from '../steps/Amend.svelte';
import Battle from '../steps/Battle.svelte';
import Battles from '../steps/Battles.svelte';
import Deploy from '../steps/Deploy.svelte';
import Muster from '../steps/Muster.svelte';
import Share from '../steps/Share.svelte';
import Spoils from '../steps/Spoils.svelte';
import StasisCards from '../steps/StasisCards.svelte';
import Tyche from '../steps/Tyche.svelte';
import ScoreSheet from './ScoreSheet.svelte';

/** The middle of each step of the stasis. */
export const streets = {
  stasis_cards: StasisCards,
  muster: Muster,
  deploy: Deploy,
  hand_dice: Spoils,
  battles: Battles,
  tyche: Tyche,
  battle_dice: Battle,
  battle: Battle,
  spoils: Spoils,
  share: Share,
  score: ScoreSheet,
  score_tied: ScoreSheet,
  amend: Amend,
  amended: Amend,
} satisfies Partial<Record<Step, Component<Scene>>>;

export type StreetStep = keyof typeof streets;
