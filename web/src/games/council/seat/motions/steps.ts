import type { Component } from 'svelte';
import type { Step } from '../../../../wire/council';
import type { Scene } from '../scene';
import Assembly from '../steps/Assembly.svelte';
import Diplomacy from '../steps/Diplomacy.svelte';

export type RoundStep = Extract<Step, 'assembly' | 'diplomacy'>;

/** The middle of each round besides the council's. */
export const rounds: Record<RoundStep, Component<Scene>> = {
  assembly: Assembly,
  diplomacy: Diplomacy,
};
