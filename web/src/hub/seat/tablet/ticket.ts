/** A seat's own code as somebody brings it: its link, what stands behind the link's #, or only the code. */
export function seatCode(brought: string): { seat: string | null; ticket: string } | null {
  const text = brought.trim();
  const behind = text.includes('#') ? text.slice(text.indexOf('#') + 1) : text;
  if (behind.includes('ticket=')) {
    const fragment = new URLSearchParams(behind);
    const ticket = fragment.get('ticket');
    return ticket ? { seat: fragment.get('seat'), ticket } : null;
  }
  return text !== '' && !/\s/.test(text) ? { seat: null, ticket: text } : null;
}
