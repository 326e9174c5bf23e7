import type { VerbResult } from '@clearedge/contract/route';
import type { yesterdayRoutes } from '@clearedge/contract/routes/games/yesterday';
import type { GameSport } from '@clearedge/contract/sports';
import { expect, test } from 'vitest';
import { createContest } from '../../testing/index.ts';
import { ago, money, withShop } from '../comparison/testing/shop.ts';
import { yesterdayFeature } from './index.ts';

type Odds = VerbResult<(typeof yesterdayRoutes)['GET /api/yesterday/odds']>;
const played = (matchup: string, day: string, status: 'final' | 'live' | 'suspended') => ({
  gameId: `${day.replaceAll('-', '')}_${matchup}`,
  slateOn: day,
  startsAt: new Date(`${day}T23:05:00Z`),
  status,
});

test('everybody sees the settled games of the last day, and of today nothing but counts', async () => {
  await withShop(
    async ({ ctx, visitor, as, offer }) => {
      const settled = await createContest(ctx, played('ATL@PHI', '2026-07-10', 'final'));
      const suspended = await createContest(ctx, played('SEA@OAK', '2026-07-10', 'suspended'));
      const over = await createContest(ctx, played('CHC@MIL', '2026-07-11', 'final'));
      await offer([...money('AAA', -1737, 1411), ...money('BBB', -1200, 900)]);
      await offer([...money('AAA', -120, 105, ago(60_000)), ...money('BBB', -118, 104, ago(60_000))], settled);
      await offer(money('AAA', -1555, 1222), suspended);
      await offer(money('AAA', -1666, 1333), over);
      const free = await as('free');
      for (const reader of [visitor, free]) {
        const odds = await reader.get('/api/yesterday/odds');
        expect(odds.statusCode).toBe(200);
        expect((odds.json() as Odds).map(({ gameId, isClosed }) => [gameId, isClosed])).toEqual([[settled.gameId, true]]);
        const counts = await reader.get('/api/yesterday');
        expect(counts.json()).toMatchObject({ settledOn: '2026-07-10', sport: 'mlb', settledGames: 1, openGames: 1, picks: 0, trends: 0 });
        expect(odds.body + counts.body).not.toMatch(/1737|1411|1555|1222|1666|1333/);
      }
    },
    [yesterdayFeature],
  );
});

test('while a sport rests the day is that of the one with the most settled games, one without player props after those that have them', async () => {
  await withShop(
    async ({ ctx, visitor, offer }) => {
      const of = (sport: GameSport, matchup: string) =>
        createContest(ctx, { ...played(`${matchup}_${sport.toUpperCase()}`, '2026-07-09', 'final'), sport });
      const games = [await of('nba', 'LAL@BOS'), await of('nhl', 'TOR@MTL'), await of('nba', 'NYK@MIA')];
      for (const matchup of ['HAM@TOR', 'BC@CGY', 'SSK@WPG']) await of('cfl', matchup);
      await offer([...money('AAA', -120, 105, ago(60_000)), ...money('BBB', -118, 104, ago(60_000))], games[0]);
      expect((await visitor.get('/api/yesterday')).json()).toMatchObject({
        settledOn: '2026-07-09',
        sport: 'nba',
        settledGames: 2,
        openGames: 1,
      });
      const odds = (await visitor.get('/api/yesterday/odds')).json() as Odds;
      expect(odds.map(({ gameId }) => gameId).sort()).toEqual(['20260709_LAL@BOS_NBA', '20260709_NYK@MIA_NBA']);
    },
    [yesterdayFeature],
  );
});

test('without a settled day in the last week there is no window', async () => {
  await withShop(
    async ({ ctx, visitor, offer }) => {
      await offer(money('AAA', -120, 105), await createContest(ctx, played('ATL@PHI', '2026-07-03', 'final')));
      expect((await visitor.get('/api/yesterday/odds')).json()).toEqual([]);
      expect((await visitor.get('/api/yesterday/props')).json()).toEqual([]);
      expect((await visitor.get('/api/yesterday')).json()).toMatchObject({ settledOn: null, sport: null, settledGames: 0 });
    },
    [yesterdayFeature],
  );
});
