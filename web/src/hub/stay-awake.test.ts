import { afterEach, describe, expect, it, vi } from 'vitest';

import { stayAwake } from './stay-awake';

const enable = vi.fn(() => Promise.resolve());
const disable = vi.fn();
vi.mock('nosleep.js', () => ({
  default: class {
    enable = enable;
    disable = disable;
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a screen that stays on', () => {
  it('asks for a lock where it may', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    vi.stubGlobal('navigator', { wakeLock: { request } });
    const end = stayAwake();
    await vi.waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    await Promise.resolve();
    end();
    expect(release).toHaveBeenCalled();
    expect(enable).not.toHaveBeenCalled();
  });

  it('plays a film from the first touch on where it may not', async () => {
    vi.stubGlobal('navigator', {});
    const end = stayAwake();
    expect(enable).not.toHaveBeenCalled();
    dispatchEvent(new Event('click'));
    await vi.waitFor(() => expect(enable).toHaveBeenCalledTimes(1));
    end();
    expect(disable).toHaveBeenCalled();
    dispatchEvent(new Event('click'));
    expect(enable).toHaveBeenCalledTimes(1);
  });
});
