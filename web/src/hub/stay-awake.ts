/**
 * Keeps the device's screen on for as long as the page is up: by a wake lock where the page may ask for
 * one, and else, as on plain http, by a film that nobody sees and that a first touch has to start.
 */
export function stayAwake(): () => void {
  return 'wakeLock' in navigator ? byLock() : byFilm();
}

/** Asked for again whenever the page comes back into sight. */
function byLock(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    try {
      if (document.visibilityState === 'visible') lock = await navigator.wakeLock.request('screen');
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

function byFilm(): () => void {
  let film: { enable: () => Promise<unknown>; disable: () => void } | undefined;
  let over = false;
  const begin = async () => {
    try {
      const { default: NoSleep } = await import('nosleep.js');
      if (over) return;
      film ??= new NoSleep();
      await film.enable();
    } catch {
      // A browser that plays nothing by itself: the machine's own settings rule.
    }
  };
  const again = () => {
    // A page that was out of sight has its film stopped: the next touch starts it.
    if (document.visibilityState === 'visible') addEventListener('click', begin, { once: true });
  };
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    over = true;
    removeEventListener('click', begin);
    document.removeEventListener('visibilitychange', again);
    film?.disable();
  };
}
