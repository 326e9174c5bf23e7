import { describe, expect, test } from 'vitest';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createContest, feedGame, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { oddsFeature } from '../odds-feature.ts';
import { syncSlateOdds } from '../odds-sync.ts';
import { after, GAME_ID, pair, quote } from '../testing/samples.ts';

async function withServer(test: (server: TestServer, ctx: Ctx, world: TestWorld) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const server = await makeServer([oddsFeature()], { world });
    await test(server, ctx, world);
    await server.close();
  });
}

describe('line history', () => {
  const path = `/api/games/${GAME_ID}/line-history`;

  test('is every stored price of the side, by book, in time order, suspensions included', async () => {
    await withServer(async ({ visitor }, ctx, { feed }) => {
      await createContest(ctx);
      feed.contests.push(feedGame());
      feed.quotes.push(
        ...pair('SUM', 'total', 8.5, -110, -110, after(-7200)),
        quote({ code: 'SUM', market: 'total', side: 'over', line: 9, price: 102, quotedAt: after(-3600) }),
        quote({ code: 'SUM', market: 'total', side: 'over', line: 9, price: null, quotedAt: after(-60) }),
        ...pair('NRT', 'total', 8, -115, -105, after(-5000)),
      );
      await syncSlateOdds(ctx, '2026-07-11', 'mlb');
      expect((await visitor.get(`${path}?market=total&side=over`)).json()).toEqual({
        gameId: GAME_ID,
        market: 'total',
        side: 'over',
        series: [
          { book: 'NRT', bookName: 'Book NRT', points: [{ at: after(-5000).toISOString(), line: 8, odds: -115 }] },
          {
            book: 'SUM',
            bookName: 'Book SUM',
            points: [
              { at: after(-7200).toISOString(), line: 8.5, odds: -110 },
              { at: after(-3600).toISOString(), line: 9, odds: 102 },
              { at: after(-60).toISOString(), line: 9, odds: null },
            ],
          },
        ],
        startsAt: '2026-07-11T23:05:00.000Z',
        asOf: '2026-07-11T16:00:00.000Z',
      });
      expect((await visitor.get(`${path}?market=moneyline&side=home`)).json()).toMatchObject({ series: [] });
    });
  });

  test.each([
    ['market=total&side=home', 'side'],
    ['market=moneyline&side=over', 'side'],
    ['side=over', 'market'],
    ['market=total', 'side'],
    ['market=prop&side=over', 'market'],
    ['market=total&market=spread&side=over', 'market'],
    [`market=total&side=${'x'.repeat(10_000)}`, 'side'],
  ])('a bad question (%.40s) is refused with the field’s name', async (query, field) => {
    await withServer(async ({ visitor }, ctx) => {
      await createContest(ctx);
      const answer = await visitor.get(`${path}?${query}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT', issues: [{ path: field }] }]);
    });
  });
});
