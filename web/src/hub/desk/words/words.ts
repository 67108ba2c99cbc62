import type { MessageView, SeatId } from '../../../wire/hub';
import { told } from '../../../ui/told.svelte';
import { holds } from '../menus/palette';
import { say } from '../texts';

/** Questions without an answer, the one that has waited longest first. */
export function waiting(messages: MessageView[]): MessageView[] {
  return messages.filter(({ question, answer }) => question && answer === null);
}

/** Those that wait, and those that another answered while an answer was being written here. */
export function openQuestions(
  messages: MessageView[],
  drafts: ReadonlyMap<string, string>,
): MessageView[] {
  const begun = ({ id }: MessageView) => (drafts.get(`answer:${id}`) ?? '').trim() !== '';
  return messages.filter((one) => one.question && (one.answer === null || begun(one)));
}

/** What was said and what was answered, the latest first, where all the words are found. */
export function kept(
  messages: MessageView[],
  sought: { text: string; seat: SeatId | null },
): MessageView[] {
  return messages
    .filter(({ question, answer }) => !question || answer !== null)
    .filter(({ seat }) => sought.seat === null || seat === sought.seat || seat === null)
    .filter(({ text, answer }) => holds(`${told(text)} ${answer?.text ?? ''}`, sought.text))
    .sort((a, b) => b.id - a.id);
}

/** Whom a word of Control went to and who has not read it. */
export function unread({ seat, heard }: MessageView, seats: SeatId[]): SeatId[] {
  return (seat === null ? seats : [seat]).filter((one) => !heard.includes(one));
}

/** "Read", "Not read yet", "Read by 5 of 8": what became of a word of Control. */
export function reading(message: MessageView, seats: SeatId[]): string {
  const missing = unread(message, seats).length;
  if (message.seat !== null) return say(missing === 0 ? 'said-read' : 'said-unread');
  if (missing === 0) return say('said-read-by-all');
  return say('said-read-by', { count: seats.length - missing, all: seats.length });
}

/** How long something has waited: "just now", "for 4 min", "for 1 h 10 min". */
export function waited(at: number, now: number): string {
  return lapse('waited', at, now);
}

/** How long ago: "just now", "4 min ago". */
export function ago(at: number, now: number): string {
  return lapse('said', at, now);
}

function lapse(what: 'waited' | 'said', at: number, now: number): string {
  const all = Math.floor(Math.max(0, now - at) / 60_000);
  if (all < 1) return say('waited-now');
  if (all < 60) return say(`lapse-${what}-minutes`, { minutes: all });
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (minutes === 0) return say(`lapse-${what}-hours`, { hours });
  return say(`lapse-${what}-hours-minutes`, { hours, minutes });
}
