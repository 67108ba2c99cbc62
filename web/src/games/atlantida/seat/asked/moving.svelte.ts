import type { How, ReachView } from '../../../../wire/atlantida';
import type { Acts } from '../acts.svelte';
import { orderOf, type Goal } from './moves';

/** A move of a leader that is being made up: which way, with how many; for an attack what is committed. */
export class Moving {
  which = $state(0);
  pops = $state(0);
  also = $state(0);
  arms = $state(0);
  lives = $state(0);

  constructor(readonly goal: Goal) {
    this.pops = this.way.most;
  }

  get way(): ReachView {
    const way = this.goal.ways[this.which] ?? this.goal.ways[0];
    if (!way) throw new Error('A goal is reached in some way.');
    return way;
  }

  /** Over land or over sea; no more than go there. */
  take(which: number): void {
    this.which = which;
    this.pops = Math.min(this.pops, this.way.most);
    this.also = Math.min(this.also, this.way.also);
  }

  /** For as many as come along: the strength, and the most arms and lives, where there is something to fight. */
  get strength(): [number, number, number] | null {
    const all = this.way.strengths;
    return all[Math.min(this.pops + this.also, all.length - 1)] ?? null;
  }

  move(acts: Acts, how: How): Promise<boolean> {
    return acts.send({ do: 'move', ...orderOf(this.way, how, this.pops, this.also) });
  }

  /** `later`: what is committed is asked when the other has answered. */
  attack(acts: Acts, later: boolean): Promise<boolean> {
    const [, arms, lives] = this.strength ?? [0, this.arms, this.lives];
    const commitment = {
      arms: Math.min(this.arms, arms),
      sacrifices: Math.min(this.lives, lives),
    };
    const order = orderOf(this.way, 'invade', this.pops, this.also);
    return acts.send({ do: 'attack', order, commitment: later ? null : commitment });
  }
}
