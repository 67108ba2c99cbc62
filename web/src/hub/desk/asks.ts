import { named } from '../../ui/told.svelte';
import type { DeviceView, SeatId } from '../../wire/hub';
import type { Desk } from './desk.svelte';
import Ask from './dialogs/Ask.svelte';
import { say } from './texts';

/** Why a table is paused, at a touch. */
const USUAL = ['usual-lunch', 'usual-break', 'usual-rules', 'usual-listen'];

/** Stops the table at once; the reason can wait, the clock cannot. */
export async function pauseNow(desk: Desk): Promise<void> {
  const answer = await desk.command({ do: 'pause', reason: '' });
  if (answer.ok) askWhyPaused(desk);
}

/** Asks for the reason of a pause that has begun. */
export function askWhyPaused(desk: Desk): void {
  desk.show(Ask, {
    title: say('pause-why-title'),
    says: say('pause-why-says'),
    go: say('pause-why-go'),
    why: USUAL,
    optional: true,
    run: (reason) =>
      reason === ''
        ? Promise.resolve({ ok: true })
        : desk.command({ do: 'pause', reason: reason.slice(0, 120) }),
  });
}

export function askReplace(desk: Desk, seat: SeatId): void {
  desk.open(Ask, {
    title: say('replace-title', { who: named(desk.name(seat)) }),
    says: say('replace-says'),
    go: say('replace-go'),
    run: () => desk.command({ do: 'replace_seat', seat }),
  });
}

/** Sends a device away; `says` tells how it comes back. */
export function askKick(
  desk: Desk,
  { id, name, seat, screen, operator }: DeviceView,
  says: string,
): void {
  desk.open(Ask, {
    title: name ? say('kick-title', { device: name }) : say('kick-title-unnamed'),
    says: say('kick-says', { back: says }),
    go: say('kick-go'),
    along: seat
      ? { says: say('kick-seat-code', { who: named(desk.name(seat)) }), first: false }
      : screen === 'control' && !operator
        ? { says: say('kick-control-codes'), first: true }
        : undefined,
    run: (_, renew) => desk.command({ do: 'kick', device: id, renew }),
  });
}
