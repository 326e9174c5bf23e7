import type { Selection } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import { boardPrices, books } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { type ContestRow, createContest, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import type { OfferedPrice } from '../price.ts';
import { listMarketSides } from '../reads/list-market-sides.ts';
import { closeAt } from '../testing/close-at.ts';
import { after, GAME_ID, offers } from '../testing/samples.ts';
import { findClosingPrice } from './find-closing-price.ts';
import { findCurrentPrice } from './find-current-price.ts';
import { findPropPrice } from './find-prop-price.ts';

const board = [
  ...offers('AAA', 'moneyline', null, -120, 105),
  ...offers('BBB', 'moneyline', null, -115, 100),
  ...offers('AAA', 'total', 8.5, -110, -110),
  ...offers('BBB', 'total', 9, 105, -125),
  ...offers('AAA', 'spread', 1.5, -180, 155),
  ...offers('AAA', 'first5_total', 4.5, -105, -115),
];

async function store(ctx: Ctx, contestId: string, rows: readonly OfferedPrice[]): Promise<void> {
  await ctx.db
    .insert(books)
    .values(['AAA', 'BBB'].map((code) => ({ code, name: `Book ${code}` })))
    .onConflictDoNothing();
  await ctx.db.insert(boardPrices).values(rows.map(({ bookName: _name, ...row }) => ({ ...row, contestId })));
}

async function withBoard(
  test: (ctx: Ctx, contest: ContestRow, world: TestWorld) => Promise<void>,
  values: Parameters<typeof createContest>[1] = {},
): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    const contest = await createContest(ctx, values);
    await store(ctx, contest.id, board);
    await test(ctx, contest, world);
  });
}

const moneyline = (side: 'away' | 'home'): Selection => ({ market: 'moneyline', period: 'full', side });
const total = (side: 'over' | 'under', line: number): Selection => ({ market: 'total', period: 'full', side, line });

describe('the price a bet would get now', () => {
  test('is the best on exactly its line, or the book’s that is asked for', async () => {
    await withBoard(async (ctx, contest) => {
      expect(await findCurrentPrice(ctx, contest, moneyline('away'))).toEqual({
        kind: 'price',
        book: 'BBB',
        bookName: 'Book BBB',
        odds: -115,
        line: null,
        quotedAt: after(0),
        seenAt: after(0),
        isStale: false,
        chances: { AAA: expect.closeTo(0.529, 3), BBB: expect.closeTo(0.518, 3) },
      });
      expect(await findCurrentPrice(ctx, contest, moneyline('away'), 'AAA')).toMatchObject({ book: 'AAA', odds: -120 });
      expect(await findCurrentPrice(ctx, contest, total('under', 9))).toMatchObject({ kind: 'price', odds: -125 });
      expect(await findCurrentPrice(ctx, contest, { market: 'spread', period: 'full', side: 'home', line: -1.5 })).toMatchObject({
        kind: 'price',
        odds: 155,
        line: -1.5,
      });
      expect(await findCurrentPrice(ctx, contest, { market: 'total', period: 'first5', side: 'over', line: 4.5 })).toMatchObject({
        kind: 'price',
        odds: -105,
      });
    });
  });

  test('on a number that no one offers, it says what is offered instead', async () => {
    await withBoard(async (ctx, contest) => {
      expect(await findCurrentPrice(ctx, contest, total('over', 8))).toMatchObject({
        kind: 'line-moved',
        now: { line: 8.5, odds: -110, book: 'AAA' },
      });
      expect(await findCurrentPrice(ctx, contest, { market: 'spread', period: 'full', side: 'home', line: 1.5 })).toMatchObject({
        kind: 'line-moved',
        now: { line: -1.5 },
      });
      expect(await findCurrentPrice(ctx, contest, { market: 'moneyline', period: 'first5', side: 'away' })).toEqual({ kind: 'off' });
      expect(await findCurrentPrice(ctx, contest, moneyline('away'), 'ZZZ')).toEqual({ kind: 'off' });
    });
  });

  test.each<Selection>([
    { market: 'total', period: 'first5', side: 'over', line: 4.5, team: 'away' },
    { market: 'spread', period: 'inning1', side: 'home', line: 0.5 },
    { market: 'spread', period: 'first5', side: 'away', line: 0.5 },
    { market: 'prop', playerId: 'p1', prop: 'hits', side: 'over', line: 0.5 },
  ])('is not on the board for %j', async (selection) => {
    await withBoard(async (ctx, contest) => expect(await findCurrentPrice(ctx, contest, selection)).toEqual({ kind: 'no-market' }));
  });

  test.each<[string, Parameters<typeof createContest>[1]]>([
    ['at the scheduled start, whatever the feed says', { startsAt: after(0) }],
    ['at an early start', { status: 'live' }],
    ['when the game is off', { status: 'postponed' }],
  ])('there is none %s', async (_when, values) => {
    await withBoard(
      async (ctx, contest) => expect(await findCurrentPrice(ctx, contest, moneyline('home'))).toEqual({ kind: 'closed' }),
      values,
    );
  });

  test('an old price is called stale', async () => {
    await withBoard(async (ctx, contest, { clock }) => {
      clock.advanceMinutes(16);
      expect(await findCurrentPrice(ctx, contest, moneyline('home'))).toMatchObject({ kind: 'price', isStale: true });
    });
  });
});

const close = (ctx: Ctx, contestId: string, rows: readonly OfferedPrice[] = board) => closeAt(ctx, contestId, rows);

describe('the close', () => {
  test('is on the same line only, of the same book first, with the market’s probability on that line', async () => {
    await withBoard(async (ctx, { id }) => {
      await close(ctx, id);
      expect(await findClosingPrice(ctx, id, moneyline('home'))).toMatchObject({ kind: 'closing', odds: 105, book: 'AAA', bookCount: 2 });
      expect(await findClosingPrice(ctx, id, moneyline('home'), 'BBB')).toMatchObject({ odds: 100, book: 'BBB' });
      expect(await findClosingPrice(ctx, id, total('over', 8.5))).toMatchObject({ odds: -110, noVigProbability: 0.5, bookCount: 1 });
      expect(await findClosingPrice(ctx, id, total('over', 10))).toEqual({ kind: 'line-moved', lines: [8.5, 9] });
      expect(await findClosingPrice(ctx, id, { market: 'moneyline', period: 'first5', side: 'home' })).toEqual({ kind: 'none' });
      expect(await findClosingPrice(ctx, id, { market: 'prop', playerId: 'p1', prop: 'hits', side: 'over', line: 0.5 })).toEqual({
        kind: 'none',
      });
    });
  });

  test('that was not captured is nothing, not zero', async () => {
    await withBoard(async (ctx, { id }) => expect(await findClosingPrice(ctx, id, moneyline('home'))).toEqual({ kind: 'none' }));
  });
});

test('the sides of the market: best price and probability on the main line; at the close, from the close', async () => {
  await withBoard(async (ctx, { id }) => {
    const sides = await listMarketSides(ctx, [id]);
    expect(sides.map(({ market, side, line, odds, book }) => [market, side, line, odds, book])).toEqual([
      ['moneyline', 'away', null, -115, 'BBB'],
      ['moneyline', 'home', null, 105, 'AAA'],
      ['spread', 'away', 1.5, -180, 'AAA'],
      ['spread', 'home', -1.5, 155, 'AAA'],
      ['total', 'over', 8.5, -110, 'AAA'],
      ['total', 'under', 8.5, -110, 'AAA'],
      ['first5_total', 'over', 4.5, -105, 'AAA'],
      ['first5_total', 'under', 4.5, -115, 'AAA'],
    ]);
    expect(sides[0]!.noVigProbability! + sides[1]!.noVigProbability!).toBeCloseTo(1, 12);
  });
  await withBoard(async (ctx, { id }) => expect(await listMarketSides(ctx, [id])).toEqual([]), { status: 'live' });
});

test('the sides at the close are there from the moment it is frozen, and are read once', async () => {
  await withBoard(
    async (ctx, { id }) => {
      expect(await listMarketSides(ctx, [id])).toEqual([]);
      const frozen = board.filter(({ market }) => market === 'moneyline');
      await close(ctx, id, frozen);
      const sides = await listMarketSides(ctx, [id]);
      expect(sides.map(({ side, odds, isStale }) => [side, odds, isStale])).toEqual([
        ['away', -115, false],
        ['home', 105, false],
      ]);
      expect((await listMarketSides(ctx, [id]))[0]).toBe(sides[0]);
    },
    { status: 'live' },
  );
});

describe('a prop’s price', () => {
  const prop = (code: string, line: number, overPrice: number | null, underPrice: number | null = -110): FeedProp => ({
    gameId: GAME_ID,
    playerId: 'p1',
    playerName: 'Ace Hill',
    teamCode: 'NYY',
    book: { code, name: `Book ${code}` },
    prop: 'pitcher_strikeouts',
    line,
    overPrice,
    underPrice,
    quotedAt: after(-60),
  });
  const over = (line: number) => ({ market: 'prop', playerId: 'p1', prop: 'pitcher_strikeouts', side: 'over', line }) as const;

  test('is the best on its line', async () => {
    await withBoard(async (ctx, { id }, { feed, clock }) => {
      feed.props.push(prop('AAA', 5.5, -120), prop('BBB', 5.5, -105), prop('BBB', 6.5, null));
      expect(await findPropPrice(ctx, id, over(5.5))).toMatchObject({
        kind: 'price',
        offer: { odds: -105, book: 'BBB' },
        chances: { AAA: expect.closeTo(0.511, 2), BBB: expect.closeTo(0.494, 2) },
        players: [{ playerId: 'p1', name: 'Ace Hill' }],
      });
      expect(await findPropPrice(ctx, id, over(5.5), { book: 'AAA' })).toMatchObject({ offer: { odds: -120 } });
      expect(await findPropPrice(ctx, id, over(6.5))).toEqual({ kind: 'line-moved', lines: [5.5, 6.5] });
      expect(await findPropPrice(ctx, id, { ...over(5.5), playerId: 'p2' })).toEqual({ kind: 'off' });
      feed.outage = new Error('down');
      expect(await findPropPrice(ctx, id, over(5.5))).toEqual({ kind: 'unanswered' });
      feed.outage = null;
      clock.set('2026-07-11T23:05:00Z');
      expect(await findPropPrice(ctx, id, over(5.5))).toEqual({ kind: 'closed' });
    });
  });
});
