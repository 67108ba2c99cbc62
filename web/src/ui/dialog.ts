/*
 * Dialogs, also where a browser of before 2022 (Safari 14, Firefox 85) knows the element at most by its name: there the
 * page opens and closes them itself, and they lie above the page by their style alone.
 */

const knows = (dialog: HTMLDialogElement): boolean => typeof dialog.showModal === 'function';

export const isOpen = (dialog: HTMLDialogElement): boolean => dialog.hasAttribute('open');

/** Opens it above all else. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (knows(dialog)) return dialog.showModal();
  dialog.setAttribute('open', '');
  document.addEventListener('keydown', escaped);
}

/** Closes it, and says so to whoever listens. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (knows(dialog)) return dialog.close();
  if (!isOpen(dialog)) return;
  dialog.removeAttribute('open');
  dialog.dispatchEvent(new Event('close'));
}

/** As a browser does that knows dialogs: the last one is asked whether it may go. */
function escaped(event: KeyboardEvent): void {
  const last = Array.from(document.querySelectorAll<HTMLDialogElement>('dialog[open]')).pop();
  if (event.key !== 'Escape' || event.defaultPrevented || !last || knows(last)) return;
  event.preventDefault();
  if (last.dispatchEvent(new Event('cancel', { cancelable: true }))) closeDialog(last);
}
