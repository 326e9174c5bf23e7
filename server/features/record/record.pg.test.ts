import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { verifyText } from '../../../tools/verify-record.mjs';
import { pickResults, picks } from '../../db/schema/index.ts';
import { withPostgres } from '../../testing/index.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { publishPicks } from '../picks/publish/publish-picks.ts';
import { leaguePicks } from '../picks/sports/league/look-at-games.ts';
import { baseballPicks } from '../picks/sports/mlb/look-at-games.ts';
import { addGames, finalFacts } from '../picks/testing/board.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../picks/testing/football-board.ts';
import { settlePicks } from '../settlement/testing/settle-picks.ts';
import { exportRecord } from './record-feature.ts';

const GAMES = ['HAM@TOR', 'OTT@MTL', 'CGY@EDM', 'BC@SSK'].map((matchup) => `20260711_${matchup}`);
const outcome = (
  facts: ReturnType<typeof finalFacts> | { state: 'final'; minutesPlayed: number; score: { away: number; home: number } },
) => ({ version: 1, isFinal: true, facts });

test('processes that publish and settle two sports at once make one chain of picks and one of results', async () => {
  await withPostgres({ now: '2026-07-11T16:00:00Z', signedOut: true }, async (ctx, world) => {
    const baseball = await addGames(ctx, world, 3);
    await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
    const football = await Promise.all(GAMES.map((gameId) => addFootballGame(ctx, gameId)));
    for (const { id } of football) await addFootballPrices(ctx, id);
    await formLeagueForecasts(world.ctxFor('system'));
    const each = [1, 2, 3].map(() => world.ctxFor('system'));
    await Promise.all(each.flatMap((own) => [publishPicks(own, leaguePicks('cfl')), publishPicks(own, baseballPicks, true)]));
    const published = await ctx.db.select().from(picks).orderBy(asc(picks.sequence));
    expect(published.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    world.clock.advanceMinutes(12 * 60);
    const final = outcome({ state: 'final', minutesPlayed: 60, score: { away: 20, home: 27 } });
    await Promise.all(
      each.flatMap((own) => [
        ...football.map(({ id }) => settlePicks(own, id, final)),
        ...baseball.map(({ id }) => settlePicks(own, id, outcome(finalFacts(2, 5)))),
      ]),
    );
    const results = await ctx.db.select().from(pickResults).orderBy(asc(pickResults.sequence));
    expect(results.map(({ sequence, version }) => [sequence, version])).toEqual(published.map((_pick, at) => [at + 1, 1]));
    expect(verifyText(JSON.stringify(await exportRecord(ctx, {})))).toMatchObject({
      problems: [],
      sports: [
        { sport: 'cfl', picks: 4, results: 4 },
        { sport: 'mlb', picks: 3, results: 3 },
      ],
    });
  });
});
