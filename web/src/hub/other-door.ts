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
