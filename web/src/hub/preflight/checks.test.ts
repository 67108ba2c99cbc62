import { describe, expect, it } from 'vitest';

import {
  addressCheck,
  awakeCheck,
  backupCheck,
  clockCheck,
  diskCheck,
  powerCheck,
  projectorCheck,
  roundTrip,
  spaceCheck,
  spareCheck,
  tripCheck,
} from './checks';

const machine = { disk_ms: 4, free_bytes: 50e9, backup: null };

describe('before an evening', () => {
  it.each([
    ['http://127.0.0.1:8080', 'bad'],
    ['http://169.254.3.4:8080', 'bad'],
    ['http://100.101.2.3:8080', 'look'],
    ['http://192.168.1.5:8080', 'good'],
    ['http://172.20.0.9:8080', 'good'],
    ['https://play.example.org', 'look'],
  ])('says of %s that it is %s for phones', (address, is) => {
    expect(addressCheck(address).is).toBe(is);
  });

  it('knows a quick disk from a slow one, and one without room', () => {
    expect(diskCheck(machine)).toEqual({ is: 'good', says: '4.0 ms for each choice: quick.' });
    expect(diskCheck({ ...machine, disk_ms: 80 }).is).toBe('look');
    expect(diskCheck({ ...machine, disk_ms: 400 }).is).toBe('bad');
    expect(diskCheck({ ...machine, disk_ms: null }).is).toBe('bad');
    expect(spaceCheck(machine).is).toBe('good');
    expect(spaceCheck({ ...machine, free_bytes: 2e8 }).is).toBe('bad');
    expect(spaceCheck({ ...machine, free_bytes: null }).is).toBe('unknown');
  });

  it('asks for a second place for the evening', () => {
    expect(backupCheck(machine).is).toBe('look');
    const backup = { folder: '/media/stick', minutes: 5 };
    expect(backupCheck({ ...machine, backup }).says).toBe('Every 5 min to /media/stick.');
    expect(backupCheck({ ...machine, backup: { ...backup, remark: 'It is gone.' } }).is).toBe(
      'bad',
    );
    expect(spareCheck(undefined).is).toBe('unknown');
    expect(spareCheck({ state: 'level', waits: true, sentence: 'Up to date.' }).is).toBe('good');
  });

  it('looks at the projector, the power and the screen', () => {
    expect(projectorCheck('shown').is).toBe('good');
    expect(projectorCheck(undefined).is).toBe('look');
    expect(powerCheck({ charging: true, level: 0.4 }).is).toBe('good');
    expect(powerCheck({ charging: false, level: 0.4 }).is).toBe('bad');
    expect(powerCheck(null).is).toBe('unknown');
    expect(awakeCheck(false, false).says).toContain('without https');
  });

  it('measures a phone’s way', () => {
    expect(roundTrip([900, 12, 14])).toBe(14);
    expect(tripCheck(14).is).toBe('good');
    expect(tripCheck(900).is).toBe('bad');
    expect(clockCheck(-1200).says).toBe('The clocks agree.');
    expect(clockCheck(65_000).says).toContain('65 s ahead');
  });
});
