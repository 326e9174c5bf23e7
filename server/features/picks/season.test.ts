import { MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import { verifyText } from '../../../tools/verify-record.mjs';
import { prepareSlices } from '../../kernel/feature.ts';
import { withTestCtx } from '../../testing/index.ts';
import { readRecord } from '../record/read-record.ts';
import { exportRecord } from '../record/record-feature.ts';
import { playUntil, seasonFeatures, seasonPorts } from './testing/season.ts';

/** `SEASON_DAYS=60` plays two months, which takes a while. */
const DAYS = Number(process.env.SEASON_DAYS ?? 2);
const FIRST = '2026-06-10';

test('every published pick of a season has a closing price, a result and a place in the chain', { timeout: 120 * MINUTE_MS }, async () => {
  await withTestCtx({ now: `${FIRST}T12:00:00Z`, ports: seasonPorts('clearedge') }, async (ctx, world) => {
    await prepareSlices(seasonFeatures, () => world.ctxFor('system'), true);
    for (let day = 1; day <= DAYS; day++) await playUntil(world, new Date(`${shiftDay(FIRST, day)}T12:00:00Z`));
    const { published } = await readRecord(ctx);
    expect(new Set(published.map(({ pick }) => pick.slateOn)).size).toBe(DAYS);
    const picks = published.filter(({ pick }) => pick.kind === 'pick');
    expect(picks.length).toBeGreaterThan(DAYS);
    // A game called off before it began never had a closing price; its picks are void.
    const lacking = picks.filter(({ result }) => !result || (result.statement().closing === 'none' && result.result !== 'void'));
    expect(lacking.map(({ pick }) => pick.sequence)).toEqual([]);
    expect(picks.filter(({ pick }) => pick.generatedAt >= pick.startsAt!)).toEqual([]);
    const { problems, sealed, sports } = verifyText(JSON.stringify(await exportRecord(ctx, {})));
    expect([problems, sealed]).toEqual([[], 0]);
    expect(sports).toMatchObject([{ sport: 'mlb', picks: published.length }]);
    expect(sports[0]!.results).toBeGreaterThanOrEqual(picks.length);
  });
});
