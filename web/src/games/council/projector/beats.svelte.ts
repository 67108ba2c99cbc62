import { lasting } from '../../../hub/projector/motion';

/**
 * The beats of a reveal, counted from 0, the moment before it. It is played when it happens while
 * somebody watches: beat n begins at `at[n - 1]` milliseconds. What was revealed before stands at the
 * last beat, unless the scene came on with it (`fresh`). Made while a component is set up.
 */
export function beats(
  what: () => { id: unknown; revealed: boolean },
  at: number[],
  { fresh = false, on = () => undefined }: { fresh?: boolean; on?: (beat: number) => void } = {},
) {
  const last = at.length;
  const first = what();
  let id = first.id;
  let beat = $state(first.revealed && !fresh ? last : 0);
  let playing = first.revealed && !fresh;
  const revealed = $derived(what().revealed);
  const same = $derived(what().id);
  $effect.pre(() => {
    if (same !== id) {
      id = same;
      playing = revealed;
      beat = revealed ? last : 0;
      return;
    }
    if (!revealed) {
      playing = false;
      beat = 0;
      return;
    }
    if (playing) return;
    playing = true;
    const timers = at.map((wait, n) =>
      setTimeout(() => {
        beat = n + 1;
        on(n + 1);
      }, lasting(wait)),
    );
    return () => timers.forEach(clearTimeout);
  });
  return {
    get beat() {
      return beat;
    },
    /** Whether it is not being played any more, or not at all. */
    get settled() {
      return beat === last;
    },
  };
}
