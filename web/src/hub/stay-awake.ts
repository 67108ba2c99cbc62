/**
 * Asks the device to keep its screen on, where it can be asked (secure pages only); elsewhere the
 * machine's own settings rule. Asked again whenever the page comes back into sight.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    try {
      if (document.visibilityState === 'visible')
        lock = await navigator.wakeLock?.request('screen');
    } catch {
      lock = undefined;
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release().catch(() => undefined);
  };
}
