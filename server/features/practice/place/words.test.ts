import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { boxScores, contests, virtualLegs } from '../../../db/schema/index.ts';
import { createContest } from '../../../testing/index.ts';
import { leg, scene } from '../testing/member.ts';
import { GAME_ID, SECOND, slip } from '../testing/scene.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

const RED_SOX = { odds: 105, pick: { market: 'moneyline', period: 'full', side: 'home' } };

describe('the words of a selection', () => {
  test('are the server’s, whatever else was sent beside the pick', async () => {
    await scene(async ({ me }) => {
      for (const selection of ['x', 'p', 'my lock of the day', 'Boston']) {
        const placed = await me.post('/api/virtual/bets', slip({ ...RED_SOX, selection, stake: 1 }));
        expect(placed.json()).toMatchObject({ selection: 'Boston Red Sox ML', legs: [{ selection: 'Boston Red Sox ML' }] });
      }
      const statement = (await me.get('/api/virtual/statement')).json();
      expect(statement.entries[0].text).toMatch(/^Stake: Boston Red Sox ML \(P/);
      const csv = (await me.get('/api/virtual/bets/export')).body;
      expect(csv.match(/Boston Red Sox ML/g)).toHaveLength(4);
      expect(csv).not.toContain('my lock');
    });
  });

  test.each([
    ['the other club', { ...RED_SOX, selection: 'New York Yankees ML' }],
    ['the other club in passing', { ...RED_SOX, selection: 'Yankees all the way, baby' }],
    ['another market', { ...RED_SOX, selection: 'Boston Red Sox +1.5' }],
    ['another number', { betType: 'spread', odds: 140, selection: 'Yankees -2.5', pick: { market: 'spread', side: 'away', line: -1.5 } }],
    ['the other sign', { betType: 'spread', odds: 140, selection: 'Yankees +1.5', pick: { market: 'spread', side: 'away', line: -1.5 } }],
    ['the other side', { betType: 'total', odds: -110, selection: 'Under 8.5', pick: { market: 'total', side: 'over', line: 8.5 } }],
  ])('that name %s are refused, on every way to place', async (_what, change) => {
    await scene(async ({ ctx, me }) => {
      const other = leg(SECOND, { selection: 'Dodgers ML' });
      const third = leg(SECOND, {
        betType: 'total',
        odds: -110,
        selection: 'Over 8.5',
        pick: { market: 'total', side: 'over', line: 8.5 },
      });
      const answers = [
        await me.post('/api/virtual/bets', slip(change)),
        await me.post('/api/virtual/bets', { betType: 'parlay', legs: [other, leg(GAME_ID, change)], stake: 1 }),
        await me.post('/api/virtual/round-robins', { legs: [other, third, leg(GAME_ID, change)], sizes: [2], stake: 1 }),
      ];
      for (const answer of answers)
        expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('says another bet than the one picked')]);
      expect(await ctx.db.select().from(virtualLegs)).toEqual([]);
    });
  });

  test('of a player are the books’ name for him; another player’s name is refused', async () => {
    await scene(async ({ world, me }) => {
      const prop = (playerId: string, playerName: string) => ({
        gameId: GAME_ID,
        playerId,
        playerName,
        teamCode: 'NYY',
        book: { code: 'AAA', name: 'Book A' },
        prop: 'hits' as const,
        line: 1.5,
        overPrice: 120,
        underPrice: -150,
        quotedAt: new Date('2026-07-11T12:00:00Z'),
      });
      world.feed.props.push(prop('p1', 'Cooper Hadley'), prop('p2', 'Sam Pedroza'));
      const body = (selection: string) =>
        slip({ betType: 'prop', odds: 120, selection, pick: { market: 'prop', playerId: 'p1', prop: 'hits', side: 'over', line: 1.5 } });
      expect((await me.post('/api/virtual/bets', body('Pedroza Hits Over 1.5'))).statusCode).toBe(400);
      expect((await me.post('/api/virtual/bets', body('Hadley Hits Under 1.5'))).statusCode).toBe(400);
      expect((await me.post('/api/virtual/bets', body('x'))).json().selection).toBe('Cooper Hadley Hits Over 1.5');
    });
  });

  test('of a player are read from text as in My Bets, or not at all', async () => {
    await scene(async ({ ctx, world, me }) => {
      const before = await createContest(ctx, { gameId: '20260710_NYY@BOS', slateOn: '2026-07-10', status: 'final' });
      const batter = { position: 'CF', battingOrder: 1, isStarter: true } as const;
      const line = { atBats: 4, runs: 0, hits: 1, doubles: 0, triples: 0, homeRuns: 0, runsBattedIn: 0, walks: 0, strikeouts: 1 };
      const batters = [{ playerId: 'p1', name: 'Cooper Hadley', ...batter, ...line, stolenBases: 0, totalBases: 1 }];
      const box = { away: { batters, pitchers: [] }, home: { batters: [], pitchers: [] } };
      await ctx.db.insert(boxScores).values({ contestId: before.id, box, asOf: ctx.now() });
      world.feed.props.push({
        gameId: GAME_ID,
        playerId: 'p1',
        playerName: 'Cooper Hadley',
        teamCode: 'NYY',
        book: { code: 'AAA', name: 'Book A' },
        prop: 'hits',
        line: 1.5,
        overPrice: 120,
        underPrice: -150,
        quotedAt: new Date('2026-07-11T12:00:00Z'),
      });
      const typed = (selection: string) =>
        me.post('/api/virtual/bets', slip({ betType: 'prop', odds: 120, selection, stake: 1, pick: undefined }));
      for (const text of ['Hadley o1.5 hits', 'Cooper Hadley 2+ hits'])
        expect((await typed(text)).json(), text).toMatchObject({ selection: 'Cooper Hadley Hits Over 1.5' });
      for (const text of ['Hadley o1.5 hits or walks', 'Pedroza o1.5 hits', 'Hadley first hit', 'o1.5 hits'])
        expect((await typed(text)).json(), text).toMatchObject({ code: 'INVALID_INPUT' });
    });
  });

  test('of a bet placed before follow its pick, too, on its row, statement and export', async () => {
    await scene(async ({ ctx, me }) => {
      const { id } = (await me.post('/api/virtual/bets', slip({ ...RED_SOX, selection: 'Red Sox' }))).json();
      await ctx.db.update(virtualLegs).set({ selectionText: 'New York Yankees ML' });
      for (const path of ['/api/virtual/bets', `/api/virtual/bets/${id}`, '/api/virtual/statement', '/api/virtual/bets/export']) {
        const { body } = await me.get(path);
        expect(body, path).toContain('Boston Red Sox ML');
        expect(body, path).not.toContain('New York Yankees ML');
      }
    });
  });
});

describe('what practice takes', () => {
  test('is games: a player’s bet of a league without them is refused, a game that no one knows could not be found', async () => {
    await scene(async ({ ctx, me }) => {
      await createContest(ctx, {
        gameId: '20260711_CGY@MTL',
        sport: 'cfl',
        awayCode: 'CGY',
        awayName: 'Calgary',
        homeCode: 'MTL',
        homeName: 'Montreal',
      });
      const props = await me.get('/api/virtual/props/20260711_CGY@MTL');
      expect([props.statusCode, props.json().message]).toEqual([422, 'No player props of the CFL are offered.']);
      for (const answer of [
        await me.post('/api/virtual/bets', slip({ gameId: '20260711_ABC@DEF' })),
        await me.get('/api/virtual/props/20260711_ABC@DEF'),
      ])
        expect(answer.statusCode).toBe(404);
    });
  });

  test('a game by its id as by its gameId', async () => {
    await scene(async ({ ctx, me }) => {
      const [contest] = await ctx.db.select().from(contests).where(eq(contests.gameId, GAME_ID));
      expect((await me.post('/api/virtual/bets', slip({ gameId: contest!.id }))).json()).toMatchObject({ gameId: GAME_ID });
    });
  });
});

test.each([
  [
    'one side and its run line',
    { betType: 'spread', pick: { market: 'spread', side: 'away', line: -1.5 }, odds: 140, selection: 'NYY -1.5' },
    'Whenever New York Yankees -1.5 wins, New York Yankees ML wins too. Keep one of them.',
  ],
  ['the same twice', {}, 'New York Yankees ML is on the parlay twice. Keep one of them.'],
])('%s: the refusal says which win brings which', async (_what, change, words) => {
  await scene(async ({ me }) => {
    const legs = [leg(GAME_ID), leg(GAME_ID, change)];
    expect((await me.post('/api/virtual/bets', { betType: 'parlay', legs, stake: 10 })).json().message).toBe(words);
  });
});
