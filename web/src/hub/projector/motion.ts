import { cubicInOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

let still = false;

/** From now on nothing moves on this page: it shows how things stood. */
export function standStill(): void {
  still = true;
}

/** A motion's length, or next to nothing for those who asked for stillness. */
export function lasting(milliseconds: number): number {
  return still || prefersReducedMotion.current ? 0 : milliseconds;
}

/** One scene comes forward while the other recedes. */
export function curtain(_node: Element, { leaving = false } = {}): TransitionConfig {
  const size = (t: number) => (leaving ? 1 + (1 - t) * 0.02 : 0.975 + t * 0.025);
  return {
    duration: lasting(leaving ? 420 : 600),
    delay: leaving ? 0 : lasting(160),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: scale(${size(t)})`,
  };
}

/** A card turns: the old one away by a quarter, then the new one towards us. */
export function turn(_node: Element, { away = false } = {}): TransitionConfig {
  return {
    duration: lasting(320),
    delay: away ? 0 : lasting(320),
    easing: cubicInOut,
    css: (t) => `transform: rotateY(${(1 - t) * (away ? 90 : -90)}deg)`,
  };
}

/** A line rises into its place, `order` lines after the first. */
export function rise(_node: Element, { order = 0, live = true } = {}): TransitionConfig {
  return {
    duration: live ? lasting(460) : 0,
    delay: live ? lasting(350 + order * 260) : 0,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${u * 28}px)`,
  };
}

/** A picture comes from where it begins to where it ends. */
export function unroll(_node: Element, { live = true } = {}): TransitionConfig {
  return {
    duration: live ? lasting(900) : 0,
    delay: live ? lasting(500) : 0,
    easing: cubicInOut,
    css: (_t, u) => `clip-path: inset(0 ${u * 100}% 0 0)`,
  };
}
