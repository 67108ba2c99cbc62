import { read, write } from '../../../hub/storage';

const kept = (name: string): boolean => read(`atlantida-${name}`) === '1';

/** What the owner of this phone allows it. */
class Device {
  #rings = $state(kept('rings'));
  #speaks = $state(kept('speaks'));

  /** Whether it rings when its seat is attacked. */
  get rings(): boolean {
    return this.#rings;
  }

  setRings(to: boolean): void {
    this.#rings = to;
    write('atlantida-rings', to ? '1' : '0');
  }

  /** Whether secrets are said aloud while they are set: somebody listens with headphones. */
  get speaks(): boolean {
    return this.#speaks;
  }

  setSpeaks(to: boolean): void {
    this.#speaks = to;
    write('atlantida-speaks', to ? '1' : '0');
  }
}

export const device = new Device();
