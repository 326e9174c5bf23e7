import { expect, test } from 'vitest';
import { startOf } from './delayed-start.ts';

const at = (clock: string): Date => new Date(`2026-08-07T${clock}Z`);

test.each([
  ['a game on time keeps its start', 'scheduled', '22:40:00', '22:45:00', '22:40:00'],
  ['a game in play keeps it', 'live', '22:40:00', '23:45:00', '22:40:00'],
  ['a delay announced before the start changes nothing yet', 'delayed', '22:40:00', '22:00:10', '22:40:00'],
  ['a delayed game has not begun a minute after its source’s answer', 'delayed', '22:40:00', '23:10:10', '23:12:00'],
  ['and an old answer lets no one bet on', 'delayed', '22:40:00', '22:40:00', '22:41:00'],
] as const)('%s', (_name, status, startsAt, checkedAt, expected) => {
  expect(startOf({ status, startsAt: at(startsAt) }, at(checkedAt))).toEqual(at(expected));
});
