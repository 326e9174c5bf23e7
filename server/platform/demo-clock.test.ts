import { expect, test } from 'vitest';
import { withTestCtx } from '../testing/index.ts';
import { openDemoClock } from './clock.ts';

const at = (text: string): Date => new Date(text);

test('demo time runs with real time, moves forward, never back, and survives a restart', async () => {
  await withTestCtx({ signedOut: true }, async ({ db }) => {
    let real = at('2026-11-21T10:00:00Z');
    const realNow = (): Date => real;
    const clock = await openDemoClock({ db, realNow });
    expect([clock.now(), clock.offsetMs()]).toEqual([real, 0]);
    expect(await clock.moveTo(at('2026-11-22T10:00:00Z'))).toEqual(at('2026-11-22T10:00:00Z'));
    real = at('2026-11-21T10:05:00Z');
    expect(clock.now()).toEqual(at('2026-11-22T10:05:00Z'));
    expect(await clock.moveTo(at('2026-11-21T12:00:00Z'))).toEqual(at('2026-11-22T10:05:00Z'));
    real = at('2026-11-21T09:00:00Z');
    expect(clock.now()).toEqual(at('2026-11-22T10:05:00Z'));
    real = at('2026-11-21T11:00:00Z');
    const restarted = await openDemoClock({ db, realNow, startAt: at('2026-07-11T16:00:00Z') });
    expect(restarted.now()).toEqual(at('2026-11-22T11:00:00Z'));
    const ahead = await openDemoClock({ db, realNow, startAt: at('2027-07-11T16:00:00Z') });
    expect(ahead.now()).toEqual(at('2027-07-11T16:00:00Z'));
  });
});

test('a machine clock that is set back stops demo time until it catches up, and says so once', async () => {
  await withTestCtx({ signedOut: true }, async ({ db }) => {
    let real = at('2027-12-27T10:00:00Z');
    const reported: string[] = [];
    const clock = await openDemoClock({ db, realNow: () => real, onStandstill: (until) => reported.push(until.toISOString()) });
    clock.now();
    real = at('2027-12-27T09:59:30Z');
    clock.now();
    expect(reported).toEqual([]);
    real = at('2026-11-22T10:00:00Z');
    expect([clock.now(), clock.now()]).toEqual([at('2027-12-27T10:00:00Z'), at('2027-12-27T10:00:00Z')]);
    expect(reported).toEqual(['2027-12-27T10:00:00.000Z']);
  });
});

test('another process follows', async () => {
  await withTestCtx({ signedOut: true }, async ({ db }) => {
    const realNow = (): Date => at('2026-11-21T10:00:00Z');
    const [first, second] = [await openDemoClock({ db, realNow }), await openDemoClock({ db, realNow })];
    await first.moveTo(at('2026-11-21T18:00:00Z'));
    expect(second.now()).toEqual(at('2026-11-21T10:00:00Z'));
    await second.follow();
    expect(second.now()).toEqual(at('2026-11-21T18:00:00Z'));
  });
});
