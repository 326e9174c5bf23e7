import type { AnySelection } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boardPrices, closingPrices, contests } from '../../../db/schema/index.ts';
import { makeServer, withTestCtx } from '../../../testing/index.ts';
import { live } from '../../contests/testing/live-game.ts';
import { offerGame } from '../../practice/testing/scene.ts';
import { betsFeature } from '../index.ts';

const full = { period: 'full' } as const;
const PICKS: Record<string, AnySelection> = {
  home: { market: 'moneyline', ...full, side: 'home' },
  away: { market: 'moneyline', ...full, side: 'away' },
  passed: { market: 'total', ...full, side: 'over', line: 2.5 },
  inning: { market: 'total', period: 'inning1', side: 'over', line: 0.5 },
  prop: { market: 'prop', playerId: 'p1', prop: 'hits', side: 'over', line: 0.5 },
};

test('every open bet on a game in play has the chance of the game’s forecast, or says why not', async () => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const contest = await offerGame(ctx);
    const server = await makeServer([betsFeature], { world });
    const me = await server.as(world.user!);
    const ids: Record<string, string> = {};
    for (const [name, pick] of Object.entries(PICKS)) {
      const body = { gameId: contest.gameId, betType: pick.market, selection: name, odds: -110, stake: 10, pick };
      const placed = await me.post('/api/bets', body);
      expect(placed.statusCode, placed.body).toBe(201);
      ids[name] = placed.json().id;
    }
    expect((await me.get('/api/bets/live')).json()).toEqual([]);
    const board = await ctx.db.select().from(boardPrices);
    await ctx.db.insert(closingPrices).values(board.map(({ seenAt: _seen, price, ...row }) => ({ ...row, price: price! })));
    await ctx.db.update(contests).set({ status: 'live', liveState: live }).where(eq(contests.id, contest.id));
    world.clock.set('2026-07-11T23:21:00Z');
    const answer: { betId: string; chance: number | null; reason: string | null; score: object }[] = (
      await me.get('/api/bets/live')
    ).json();
    const of = (name: string) => answer.find(({ betId }) => betId === ids[name])!;
    expect(answer).toHaveLength(Object.keys(PICKS).length);
    expect(of('home').chance! + of('away').chance!).toBeCloseTo(1, 9);
    expect(of('passed')).toMatchObject({ chance: expect.closeTo(1, 9), score: { away: 1, home: 2 } });
    expect(of('inning')).toMatchObject({ chance: null, reason: expect.stringContaining('over') });
    expect(of('prop')).toMatchObject({ chance: null, reason: expect.stringContaining('score') });
    expect((await server.visitor.get('/api/bets/live')).statusCode).toBe(401);
    await server.close();
  });
});
