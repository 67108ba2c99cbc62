/** Whether something is a field for words, not for a figure or a search. */
export function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && field.type === 'text';
}
