import '../../shared/soon-rules-texts';
import type { Component } from 'svelte';
import type { Step } from '../../../../wire/council';
import Docket from '../Docket.svelte';
import type { RoundStep } from '../motions/steps';
import RaceResult from '../RaceResult.svelte';
import type { Scene } from '../scene';
import type { StreetStep } from '../street/steps';
import Ballot from './Ballot.svelte';
import Check from './Check.svelte';
import ChooseEvents from './ChooseEvents.svelte';
import ChooseMotion from './ChooseMotion.svelte';
import Debate from './Debate.svelte';
import Election from './Election.svelte';
import Outcome from './Outcome.svelte';
import Presiding from './Presiding.svelte';
import Race from './Race.svelte';
import Strengths from './Strengths.svelte';
import Tied from './Tied.svelte';

export { default as OpenChair } from '../OpenChair.svelte';

/** The middle of each step of the council after the first; the compiler sees that none is missing. */
export const council: Record<Exclude<Step, 'lobby' | RoundStep | StreetStep>, Component<Scene>> = {
  election: Election,
  tie_for_prytanis: Tied,
  presiding: Presiding,
  choose_events: ChooseEvents,
  events_chosen: Docket,
  debate: Debate,
  race: Race,
  race_tied: RaceResult,
  strengths: Strengths,
  choose_motion: ChooseMotion,
  ballot: Ballot,
  ballot_tied: Tied,
  outcome: Outcome,
  check: Check,
  motion_debate: Debate,
  motion_ballot: Ballot,
  motion_tied: Tied,
  motion_outcome: Outcome,
};
