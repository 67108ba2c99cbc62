import type { MessageView, SeatId } from '../../../../wire/hub';
import { holds } from '../palette';

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
    .filter(({ text, answer }) => holds(`${text} ${answer?.text ?? ''}`, sought.text))
    .sort((a, b) => b.id - a.id);
}

/** Whom a word of Control went to and who has not read it. */
export function unread({ seat, heard }: MessageView, seats: SeatId[]): SeatId[] {
  return (seat === null ? seats : [seat]).filter((one) => !heard.includes(one));
}

/** "Read", "Not read yet", "Read by 5 of 8": what became of a word of Control. */
export function reading(message: MessageView, seats: SeatId[]): string {
  const missing = unread(message, seats).length;
  if (message.seat !== null) return missing === 0 ? 'Read' : 'Not read yet';
  return missing === 0 ? 'Read by all' : `Read by ${seats.length - missing} of ${seats.length}`;
}

/** How long something has waited: "just now", "for 4 min", "for 1 h 10 min". */
export function waited(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `for ${minutes} min`;
  const rest = minutes % 60;
  return `for ${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

/** How long ago: "just now", "4 min ago". */
export function ago(at: number, now: number): string {
  const words = waited(at, now);
  return words === 'just now' ? words : `${words.slice(4)} ago`;
}
