import type { PickLeague } from '@clearedge/contract/routes/leagues/league-picks';
import { DAY_MS } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import { forecasts, pickResults, picks as pickRows } from '../../../../db/schema/index.ts';
import { type Feature, prepareSlices } from '../../../../kernel/feature.ts';
import { createDemoSource } from '../../../../providers/demo/index.ts';
import { withTestCtx } from '../../../../testing/index.ts';
import { contestsFeature } from '../../../contests/index.ts';
import { forecastsFeature } from '../../../forecasts/index.ts';
import { leaguesFeature } from '../../../leagues/index.ts';
import { oddsFeature } from '../../../odds/index.ts';
import { settlementFeature, settleOnFacts } from '../../../settlement/index.ts';
import { picksFeature } from '../../index.ts';

/** `LEAGUE_DAYS=60` plays two months, which takes a while. */
const DAYS = process.env.LEAGUE_DAYS;

/** The league is played through at these times instead of every few seconds: games, prices, opinions, picks. Hours are Eastern. */
const TIMES: Readonly<Record<string, string>> = {
  'sync-league-season': '40 5 * * *',
  'sync-league-games': '0 1,9,13,16,19 * * *',
  'sync-odds': '4 9,13,16,19 * * *',
  'form-league-forecasts': '6 9,13,16,19 * * *',
  'publish-league-picks': '8 9,13,16,19 * * *',
  'recheck-facts': '30 1,6 * * *',
};
const slowed = ({ schedules = [], ...feature }: Feature): Feature => ({
  ...feature,
  schedules: schedules.flatMap((schedule) => {
    const cron = TIMES[schedule.name];
    return cron === undefined ? [] : [{ ...schedule, every: { cron } }];
  }),
});
const features = [
  contestsFeature({ onFacts: settleOnFacts }),
  oddsFeature(),
  leaguesFeature,
  forecastsFeature,
  picksFeature(),
  settlementFeature,
].map(slowed);

test.each<[PickLeague, string, number]>([
  ['cfl', '2026-07-09T12:00:00Z', 3],
  ['nfl', '2026-11-07T12:00:00Z', 3],
])(
  '%s: every published pick of simulated days has a closing price and a result, and was made before the start',
  { timeout: 3_600_000 },
  async (league, now, few) => {
    const leagues = { [league]: createDemoSource({ seed: 'clearedge' }).leagues[league] };
    const [from, days] = [Date.parse(now), Number(DAYS ?? few)];
    await withTestCtx({ now, ports: { leagues }, signedOut: true }, async (ctx, world) => {
      await prepareSlices(features, () => world.ctxFor('system'), true);
      for (let day = 1; day <= days; day += 1) await world.runDue(features, new Date(from + day * DAY_MS));
      const picks = await ctx.db.select().from(pickRows);
      const results = await ctx.db.select().from(pickResults);
      expect((await ctx.db.select().from(forecasts)).length).toBeGreaterThan(3);
      const due = picks.filter(({ startsAt }) => startsAt!.getTime() < from + (days - 0.5) * DAY_MS);
      expect(due.length).toBeGreaterThan(0);
      for (const { id, startsAt, generatedAt } of due) {
        expect(results.find(({ pickId }) => pickId === id)).toMatchObject({ closing: expect.stringMatching(/measured|line_moved/) });
        expect(generatedAt < startsAt!).toBe(true);
      }
      const measured = results.flatMap(({ clv }) => clv ?? []);
      const units = results.reduce((sum, result) => sum + result.units, 0);
      if (DAYS)
        console.log({
          picks: picks.length,
          settled: results.length,
          units,
          wins: results.filter(({ result }) => result === 'win').length,
          clv: measured.reduce((sum, clv) => sum + clv, 0) / measured.length,
          measured: measured.length,
          ev: picks.reduce((sum, { ev }) => sum + ev!, 0) / picks.length,
          confidence: picks.map(({ confidence }) => Math.round(confidence!)).join(' '),
        });
    });
  },
);
