import { expect, test } from 'vitest';
import { openDemoClock } from '../platform/clock.ts';
import { NO_SHIFT, shiftFor } from '../providers/demo/world-time.ts';
import { withTestCtx } from '../testing/index.ts';
import { openDemoWorld } from './demo-world.ts';

const startAt = new Date('2027-03-03T02:00:00Z');

test('a new install opens in the world’s opening week, and stays there whenever it is started again', async () => {
  await withTestCtx({}, async ({ db }) => {
    expect(await openDemoWorld(db, { startAt, opens: true })).toEqual(shiftFor('2027-03-01'));
    await openDemoClock({ db, realNow: () => startAt });
    expect(await openDemoWorld(db, { startAt: new Date('2027-06-03T02:00:00Z'), opens: true })).toEqual(shiftFor('2027-03-01'));
  });
});

test.each([
  ['another league', false, false],
  ['an install from before', true, true],
])('%s keeps the dates of the world', async (_what, opens, hasClock) => {
  await withTestCtx({}, async ({ db }) => {
    if (hasClock) await openDemoClock({ db, realNow: () => startAt });
    expect(await openDemoWorld(db, { startAt, opens })).toEqual(NO_SHIFT);
    expect(await openDemoWorld(db, { startAt, opens: true })).toEqual(NO_SHIFT);
  });
});
