import type { BaseballFacts } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import { boardPrices, closingPrices, contestFacts, contests, quotes } from '../../db/schema/index.ts';
import type { FeedQuote } from '../../ports/index.ts';
import { feedGame, makeServer, type TestWorld, withPostgres } from '../../testing/index.ts';
import { analysisFeature } from '../analysis/index.ts';
import { contestsFeature } from '../contests/index.ts';
import { oddsFeature } from './odds-feature.ts';
import { after, pair } from './testing/samples.ts';

const games = ['20260711_NYY@BOS', '20260711_CHC@STL', '20260711_LAD@SF'];
const start = new Date('2026-07-11T23:05:00Z');
const endedAt = new Date('2026-07-12T02:00:00Z');
const facts: BaseballFacts = {
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away: 4, home: 5 },
  lineScore: { away: [4, 0, 0, 0, 0, 0, 0, 0, 0], home: [5, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: null, home: null },
  players: {},
};

const history = (gameId: string): FeedQuote[] =>
  ['AAA', 'BBB', 'CCC'].flatMap((code) =>
    Array.from({ length: 10 }, (_, step) => [
      ...pair(code, 'moneyline', null, -110 - step, 100 + step, after(step * 60 - 7200)),
      ...pair(code, 'total', 8.5, -110, -110 + (step % 2), after(step * 60 - 7200)),
    ]).flatMap((reported) => reported.map((quote) => ({ ...quote, gameId }))),
  );

function fill({ feed }: TestWorld, status: 'scheduled' | 'final'): void {
  feed.contests = games.map((gameId) =>
    feedGame({ gameId, startsAt: start, ...(status === 'final' ? { status, score: facts.score, endedAt } : {}) }),
  );
  feed.quotes = games.flatMap(history);
  for (const gameId of games) feed.facts.set(gameId, { gameId, facts, reportedAt: endedAt, isFinal: true });
}

describe('on a real PostgreSQL', () => {
  test('processes that start, and jobs that run, at once leave each row once', async () => {
    await withPostgres({ signedOut: true }, async (ctx, world) => {
      const features = [contestsFeature({ onFacts: () => Promise.resolve() }), oddsFeature()];
      const system = world.ctxFor('system');
      const runAll = (names: string[]) =>
        Promise.all(
          [...features, ...features].flatMap(({ schedules }) =>
            (schedules ?? []).filter(({ name }) => names.includes(name)).map(({ job }) => job.run(system, { firedAt: '' })),
          ),
        );
      fill(world, 'scheduled');
      for (const { catchUp } of features) await Promise.all([catchUp!(system), catchUp!(system), catchUp!(system)]);
      await runAll(['sync-slate', 'sync-live', 'sync-odds', 'sync-season']);
      expect(await ctx.db.select().from(contests)).toHaveLength(3);
      expect(await ctx.db.select().from(boardPrices)).toHaveLength(3 * 3 * 4);
      const stored = await ctx.db.select().from(quotes);
      expect(stored).toHaveLength(3 * 3 * (10 + 10 + 1 + 10));
      fill(world, 'final');
      world.clock.set('2026-07-12T02:05:00Z');
      await runAll(['sync-slate', 'sync-live', 'sync-odds']);
      await Promise.all([world.runDue(features.map(({ jobs }) => ({ jobs: jobs ?? [] }))), runAll(['recheck-facts', 'sync-odds'])]);
      expect((await ctx.db.select({ version: contestFacts.version }).from(contestFacts)).map(({ version }) => version)).toEqual([1, 1, 1]);
      expect(await ctx.db.select().from(closingPrices)).toHaveLength(3 * 3 * 4);
      expect(await ctx.db.select().from(quotes)).toEqual(stored);
      const server = await makeServer([...features, analysisFeature], { world });
      const [game] = (await server.visitor.get('/api/games?date=2026-07-11')).json() as unknown[];
      expect(game).toMatchObject({
        status: 'completed',
        odds: [{ awayOdds: -119, homeOdds: 109, away: { state: 'closed', grade: 'loss' } }, { total: 8.5 }],
      });
      for (const path of [
        `/api/games/${games[0]}`,
        `/api/games/${games[0]}/line-history?market=total&side=over`,
        '/api/search?q=yankees',
        '/api/mlb/news',
      ]) {
        expect((await server.visitor.get(path)).statusCode).toBe(200);
      }
      await server.close();
    });
  });
});
