import type { Component } from 'svelte';
import type { SceneProps } from './scene';
import type { Staging } from './staging';
import Agenda from './scenes/Agenda.svelte';
import Black from './scenes/Black.svelte';
import Cards from './scenes/Cards.svelte';
import Check from './scenes/Check.svelte';
import Constitution from './scenes/Constitution.svelte';
import Council from './scenes/Council.svelte';
import Debate from './scenes/Debate.svelte';
import Diplomacy from './scenes/Diplomacy.svelte';
import Join from './scenes/Join.svelte';
import Message from './scenes/Message.svelte';
import Outcome from './scenes/Outcome.svelte';
import Race from './scenes/Race.svelte';
import Stasis from './scenes/Stasis.svelte';
import Streets from './scenes/Streets.svelte';
import Vote from './scenes/Vote.svelte';

/** What is played for each staging. */
export const PLAYBILL: Record<Staging, Component<SceneProps>> = {
  agenda: Agenda,
  black: Black as Component,
  cards: Cards,
  check: Check,
  constitution: Constitution,
  council: Council,
  debate: Debate,
  diplomacy: Diplomacy,
  join: Join,
  lobby: Join,
  message: Message,
  outcome: Outcome,
  race: Race,
  stasis: Stasis,
  streets: Streets,
  vote: Vote,
};
