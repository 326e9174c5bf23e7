import { expect, test } from 'vitest';
import { verifyText } from '../../../tools/verify-record.mjs';
import { footballPicks, recordLinks } from '../../db/schema/index.ts';
import { hasPostgres, withPostgres } from '../../testing/index.ts';
import { linkMissing } from '../football-picks/chain/link-entries.ts';
import { formForecasts } from '../football-picks/forecasts/form-forecasts.ts';
import { recordFootballResult } from '../football-picks/index.ts';
import { publishFootballPicks } from '../football-picks/publish/publish-picks.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../football-picks/testing/football-board.ts';
import { exportRecord } from './export-record.ts';

const GAMES = ['HAM@TOR', 'OTT@MTL', 'CGY@EDM', 'BC@SSK'].map((matchup) => `20260711_${matchup}`);

test.skipIf(!hasPostgres)('processes that publish, settle and enter what is missing at once make one chain', async () => {
  await withPostgres({ now: '2026-07-11T12:00:00Z', signedOut: true }, async (ctx, world) => {
    await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
    const games = await Promise.all(GAMES.map((gameId) => addFootballGame(ctx, gameId)));
    for (const { id } of games) await addFootballPrices(ctx, id);
    await formForecasts(world.ctxFor('system'));
    const each = [1, 2, 3].map(() => world.ctxFor('system'));
    await Promise.all(each.flatMap((own) => [publishFootballPicks(own), linkMissing(own)]));
    const picks = await ctx.db.select().from(footballPicks);
    expect(picks).toHaveLength(4);
    world.clock.advanceMinutes(12 * 60);
    const outcome = {
      version: 1,
      isFinal: true,
      facts: { state: 'final' as const, minutesPlayed: 60, score: { away: 20, home: 27 } },
    };
    await Promise.all(each.flatMap((own) => [...games.map(({ id }) => recordFootballResult(own, id, outcome)), linkMissing(own)]));
    const links = await ctx.db.select().from(recordLinks).orderBy(recordLinks.chain, recordLinks.sequence);
    expect(links.map(({ chain, sequence }) => `${chain} ${sequence}`)).toEqual(
      ['picks', 'results'].flatMap((chain) => picks.map((_pick, at) => `${chain} ${at + 1}`)),
    );
    expect(verifyText(JSON.stringify(await exportRecord(ctx, {})))).toMatchObject({
      problems: [],
      sports: [{ sport: 'mlb' }, { sport: 'cfl', picks: 4, results: 4, late: 0 }],
    });
  });
});
