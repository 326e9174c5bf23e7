import { fairProbabilities } from '@clearedge/quant/margin';
import { expect, test } from 'vitest';
import type { FeedProp } from '../../../ports/index.ts';
import { createContest, createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { propsFeature } from '../index.ts';
import { aceId } from '../testing/sample-players.ts';
import { GAME_ID } from '../testing/sample-projection.ts';

const NOW = '2026-07-11T16:00:00.000Z';
const PATH = `/api/games/${GAME_ID}/prop-comparison`;
const prop = (code: string, line: number, overPrice: number | null, underPrice: number | null): FeedProp => ({
  gameId: GAME_ID,
  playerId: aceId('NYY'),
  playerName: 'Ace Hill',
  teamCode: 'NYY',
  book: { code, name: `Book ${code}` },
  prop: 'pitcher_strikeouts',
  line,
  overPrice,
  underPrice,
  quotedAt: new Date(Date.parse(NOW) - 60_000),
});

test('books side by side on each line, the best and the fair price, none to whom lacks the tier, and none after the start', async () => {
  await withTestCtx({ signedOut: true, now: NOW }, async (ctx, world) => {
    const server = await makeServer([propsFeature()], { world });
    await createContest(ctx);
    world.feed.props.push(
      prop('SUM', 5.5, -110, -110),
      prop('NRT', 5.5, 104, -126),
      prop('HAR', 5.5, -110, -110),
      prop('SUM', 7.5, 310, null),
    );
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const board = (await pro.get(PATH)).json();
    expect(board.books.map(({ code }: { code: string }) => code)).toEqual(['HAR', 'NRT', 'SUM']);
    expect(board.props.map(({ line }: { line: number }) => line)).toEqual([5.5, 7.5]);
    // Two even books and the third's own chance, averaged on the log odds.
    const third = fairProbabilities([2.04, 1 + 100 / 126], 'power').probabilities[0]!;
    const odds = (third / (1 - third)) ** (1 / 3);
    const over = odds / (1 + odds);
    expect(board.props[0]).toMatchObject({
      fair: { over: expect.closeTo(over, 6), overOdds: 105, underOdds: -105, bookCount: 3 },
      best: { over: { book: 'NRT', odds: 104, evPct: expect.closeTo(100 * (over * 2.04 - 1), 6) }, under: { book: 'HAR', odds: -110 } },
      hold: expect.closeTo(1 - 1 / (100 / 204 + 110 / 210), 6),
    });
    expect(board.props[1]).toMatchObject({ fair: null, hold: null, best: { over: { odds: 310, evPct: null }, under: null } });
    const free = await (await server.as(await createUser(ctx, { tier: 'free' }))).get(PATH);
    const visitor = await server.visitor.get(PATH);
    expect([visitor.statusCode, free.statusCode]).toEqual([401, 402]);
    expect(visitor.body + free.body).not.toMatch(/310|Ace Hill/);
    world.clock.set('2026-07-11T23:06:00Z');
    await world.ctxFor('system').publish({ topic: 'clock', now: '2026-07-11T23:06:00Z' });
    expect((await pro.get(PATH)).json()).toMatchObject({ props: [], seenAt: null });
    await server.close();
  });
});
