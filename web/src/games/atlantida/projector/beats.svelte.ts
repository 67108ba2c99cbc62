import { lasting } from '../../../hub/projector/motion';

/**
 * The beats of a scene, counted from 0, the moment before it: beat n begins at `at[n - 1]` milliseconds. Where nothing
 * may move it stands at its last beat at once. Made while a component is set up.
 */
export function beats(at: readonly number[], on: (beat: number) => void = () => undefined) {
  let beat = $state(0);
  $effect(() => {
    const timers = at.map((wait, n) =>
      setTimeout(() => {
        beat = Math.max(beat, n + 1);
        on(n + 1);
      }, lasting(wait)),
    );
    return () => timers.forEach(clearTimeout);
  });
  return {
    get beat() {
      return beat;
    },
  };
}
