import { tab } from './storage';

const RENEWED = 'renewed';

/**
 * Whether this page may speak to the server at that address, whether or not anybody is there: what a page may
 * do was said when it was loaded.
 */
export function isOpen(base: string): Promise<boolean> {
  return new Promise((settle) => {
    let open = true;
    const forbidden = (event: SecurityPolicyViolationEvent): void => {
      if (event.effectiveDirective === 'connect-src') open = false;
    };
    document.addEventListener('securitypolicyviolation', forbidden);
    const done = (): void => {
      // The browser's word comes a moment after the socket's.
      setTimeout(() => {
        document.removeEventListener('securitypolicyviolation', forbidden);
        settle(open);
      }, 100);
    };
    try {
      const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws/spare`);
      socket.onerror = done;
      socket.onopen = () => {
        socket.close();
        done();
      };
    } catch {
      open = false;
      done();
    }
  });
}

/** Whether loading the page again would take nothing from whoever uses it: no words, no form, no full screen. */
export function isQuiet(): boolean {
  const writes = document.activeElement?.matches('input, textarea, select') ?? false;
  const opened = document.querySelector('dialog[open], [role="dialog"]') !== null;
  return !writes && !opened && !document.fullscreenElement;
}

/** Whether this window has not yet loaded itself again for that address: once must do, and it must know of it. */
export function isFirst(base: string): boolean {
  return tab.read(RENEWED) !== base && tab.write(RENEWED, base) !== 'page';
}
