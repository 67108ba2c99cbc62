import '../../shared/soon-rules-texts';
import type { Component } from 'svelte';
import type { Step } from '../../../../wire/council';
import type { Scene } from '../scene';
import Assembly from '../steps/Assembly.svelte';
import Diplomacy from '../steps/Diplomacy.svelte';

/** The middle of each round besides the council's. */
export const rounds = {
  assembly: Assembly,
  diplomacy: Diplomacy,
} satisfies Partial<Record<Step, Component<Scene>>>;

export type RoundStep = keyof typeof rounds;
