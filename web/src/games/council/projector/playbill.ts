import type { Component } from 'svelte';
import type { SceneProps } from './scene';
import type { Staging } from './staging';
import Agenda from './scenes/Agenda.svelte';
import Amendment from './scenes/Amendment.svelte';
import Battle from './scenes/Battle.svelte';
import Black from './scenes/Black.svelte';
import Cards from './scenes/Cards.svelte';
import Carved from './scenes/Carved.svelte';
import Check from './scenes/Check.svelte';
import City from './scenes/City.svelte';
import Constitution from './scenes/Constitution.svelte';
import Council from './scenes/Council.svelte';
import Debate from './scenes/Debate.svelte';
import Day from './scenes/Day.svelte';
import Election from './scenes/Election.svelte';
import Happened from './scenes/Happened.svelte';
import Join from './scenes/Join.svelte';
import Message from './scenes/Message.svelte';
import Motion from './scenes/Motion.svelte';
import Outcome from './scenes/Outcome.svelte';
import Race from './scenes/Race.svelte';
import Score from './scenes/Score.svelte';
import Spotlight from './scenes/Spotlight.svelte';
import Spoils from './scenes/Spoils.svelte';
import Standings from './scenes/Standings.svelte';
import Stasis from './scenes/Stasis.svelte';
import Streets from './scenes/Streets.svelte';
import Vote from './scenes/Vote.svelte';

/** What is played for each staging. */
export const PLAYBILL: Record<Staging, Component<SceneProps>> = {
  agenda: Agenda,
  amendment: Amendment,
  battle: Battle,
  black: Black as Component,
  cards: Cards,
  carved: Carved,
  check: Check,
  city: City,
  constitution: Constitution,
  council: Council,
  debate: Debate,
  day: Day,
  election: Election,
  happened: Happened,
  join: Join,
  lobby: Join,
  message: Message,
  motion: Motion,
  outcome: Outcome,
  race: Race,
  score: Score,
  spoils: Spoils,
  spotlight: Spotlight,
  standings: Standings,
  stasis: Stasis,
  streets: Streets,
  vote: Vote,
};
