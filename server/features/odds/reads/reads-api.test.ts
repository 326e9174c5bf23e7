import { describe, expect, test } from 'vitest';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { createEvent, createUser, feedEvent, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { oddsFeature } from '../odds-feature.ts';
import { syncSlateOdds } from '../sync/sync-slate-odds.ts';
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
      await createEvent(ctx);
      feed.events.push(feedEvent());
      feed.quotes.push(
        ...pair('SUM', 'total', 8.5, -110, -110, after(-7200)),
        quote({ code: 'SUM', market: 'total', side: 'over', line: 9, price: 102, quotedAt: after(-3600) }),
        quote({ code: 'SUM', market: 'total', side: 'over', line: 9, price: null, quotedAt: after(-60) }),
        ...pair('NRT', 'total', 8, -115, -105, after(-5000)),
      );
      await syncSlateOdds(ctx, '2026-07-11');
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
      await createEvent(ctx);
      const answer = await visitor.get(`${path}?${query}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT', issues: [{ path: field }] }]);
    });
  });
});

describe('player props', () => {
  const path = `/api/games/${GAME_ID}/player-props`;
  const prop = (code: string, values: Partial<FeedProp> = {}): FeedProp => ({
    gameId: GAME_ID,
    playerId: 'p1',
    playerName: 'Ace Hill',
    teamCode: 'NYY',
    book: { code, name: `Book ${code}` },
    prop: 'pitcher_strikeouts',
    line: 5.5,
    overPrice: -110,
    underPrice: -110,
    quotedAt: after(-60),
    ...values,
  });

  test('are for Pro and Elite', async () => {
    await withServer(async (server, ctx, { feed }) => {
      await createEvent(ctx);
      feed.props.push(prop('SUM'));
      const statuses: number[] = [];
      const bodies: string[] = [];
      statuses.push((await server.visitor.get(path)).statusCode);
      for (const tier of ['free', 'pro', 'elite'] as const) {
        const { get } = await server.as(await createUser(ctx, { tier }));
        const answer = await get(path);
        statuses.push(answer.statusCode);
        bodies.push(answer.body);
      }
      expect(statuses).toEqual([401, 402, 200, 200]);
      expect(bodies.map((body) => body.includes('Ace Hill'))).toEqual([false, true, true]);
    });
  });

  test('one offer each, the best over, strikeouts first; none once the game has started', async () => {
    await withServer(async (server, ctx, { feed, clock }) => {
      await createEvent(ctx);
      const hits = { prop: 'hits', playerId: 'b1', playerName: 'Joe Bat', teamCode: 'BOS', line: 0.5 } as const;
      feed.props.push(
        prop('SUM', { ...hits, overPrice: -200 }),
        prop('SUM', { overPrice: -125 }),
        prop('NRT', { overPrice: 100, underPrice: -130 }),
        prop('NRT', { line: 6.5, overPrice: null }),
        prop('SUM', { line: 7.5, overPrice: null, underPrice: null }),
      );
      const { get } = await server.as(await createUser(ctx, { tier: 'pro' }));
      const shown: unknown = (await get(path)).json();
      expect(shown).toEqual([
        expect.objectContaining({
          playerName: 'Ace Hill',
          teamCode: 'NYY',
          opponent: 'BOS',
          propType: 'pitcher_strikeouts',
          line: 5.5,
          overOdds: 100,
          underOdds: -130,
          bookmaker: 'NRT',
          bookmakerName: 'Book NRT',
          quotedAt: after(-60).toISOString(),
        }),
        expect.objectContaining({ line: 6.5, overOdds: null, underOdds: -110 }),
        expect.objectContaining({ playerName: 'Joe Bat', opponent: 'NYY', propType: 'hits', overOdds: -200 }),
      ]);
      clock.set('2026-07-11T23:05:00Z');
      expect((await get(path)).json()).toEqual([]);
    });
  });

  test('the source is asked once a minute; while it is down its last answer stands until it is stale', async () => {
    await withServer(async (server, ctx, { feed, clock }) => {
      await createEvent(ctx);
      const { get } = await server.as(await createUser(ctx, { tier: 'pro' }));
      feed.props.push(prop('SUM'));
      const count = async (): Promise<number> => ((await get(path)).json() as unknown[]).length;
      expect(await count()).toBe(1);
      feed.props.push(prop('SUM', { line: 6.5 }));
      expect(await count()).toBe(1);
      clock.advanceMinutes(1);
      expect(await count()).toBe(2);
      clock.advanceMinutes(1);
      feed.outage = new Error('down');
      expect(await count()).toBe(2);
      clock.advanceMinutes(15);
      expect(await count()).toBe(0);
      clock.advanceMinutes(1);
      feed.outage = null;
      expect(await count()).toBe(2);
    });
  });

  test('an unknown game is a 404', async () => {
    await withServer(async (server, ctx) => {
      const { get } = await server.as(await createUser(ctx, { tier: 'elite' }));
      expect((await get('/api/games/20260711_XXX@YYY/player-props')).json()).toMatchObject({
        code: 'NOT_FOUND',
        message: 'The requested game could not be found.',
      });
    });
  });
});
