import { expect, test } from 'vitest';
import { quietUntil } from './accounts-my-data.ts';

const at = (iso: string): Date => new Date(iso);

test.each([
  // Eastern by default: 22 to 7 is 02:00Z to 11:00Z in summer.
  [{ from: 22, until: 7 }, null, '2026-07-12T01:59:59Z', null],
  [{ from: 22, until: 7 }, null, '2026-07-12T02:00:00Z', '2026-07-12T11:00:00Z'],
  [{ from: 22, until: 7 }, null, '2026-07-12T10:59:59Z', '2026-07-12T11:00:00Z'],
  [{ from: 22, until: 7 }, null, '2026-07-12T11:00:00Z', null],
  [{ from: 9, until: 17 }, 'Europe/Vienna', '2026-07-12T07:00:00Z', '2026-07-12T15:00:00Z'],
  [{ from: 9, until: 17 }, 'Europe/Vienna', '2026-07-12T15:00:00Z', null],
  // A zone at a quarter of an hour: 07:00 in Kathmandu is 01:15Z.
  [{ from: 23, until: 7 }, 'Asia/Kathmandu', '2026-07-12T00:00:00Z', '2026-07-12T01:15:00Z'],
  // The night the clocks go forward lacks the hour from 2 to 3, and the one they go back has it twice.
  [{ from: 1, until: 3 }, null, '2026-03-08T06:30:00Z', '2026-03-08T07:00:00Z'],
  [{ from: 0, until: 2 }, null, '2026-11-01T04:30:00Z', '2026-11-01T07:00:00Z'],
])('%j in %s at %s ends at %s', (quietHours, timeZone, now, end) => {
  expect(quietUntil({ quietHours, timeZone }, at(now))?.toISOString() ?? null).toBe(end ? at(end).toISOString() : null);
});

test('without quiet hours there are none', () => {
  expect(quietUntil({ timeZone: null }, at('2026-07-12T04:00:00Z'))).toBeNull();
});
