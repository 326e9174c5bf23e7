import { describe, expect, test } from 'vitest';
import type { FeedQuote } from '../../../ports/index.ts';
import { planBoard } from '../odds-sync.ts';
import type { BoardPrice } from '../price.ts';
import { after, CONTEST_ID, GAME_ID, NOON, pair, quote } from '../testing/samples.ts';

const startsAt = after(7 * 3600);
const contests = new Map([[GAME_ID, { id: CONTEST_ID, startsAt }]]);
const asOf = after(8 * 3600);

/** Feeds quotes one answer after the other, as syncs do. */
function follow(...answers: FeedQuote[][]): { board: BoardPrice[]; stored: (number | null)[] } {
  const board = new Map<string, BoardPrice>();
  const stored: (number | null)[] = [];
  for (const quotes of answers) {
    const plan = planBoard([...board.values()], quotes, contests, asOf);
    stored.push(...plan.quotes.map(({ price }) => price));
    for (const row of plan.changed) board.set(`${row.bookCode} ${row.market} ${row.side}`, row);
  }
  return { board: [...board.values()], stored };
}

describe('the board follows the quotes', () => {
  test('the first one opens it', () => {
    const { board } = follow([quote({ isOpening: true })]);
    expect(board).toEqual([
      {
        contestId: CONTEST_ID,
        bookCode: 'SUM',
        market: 'moneyline',
        side: 'away',
        line: null,
        price: -110,
        quotedAt: NOON,
        seenAt: asOf,
        openLine: null,
        openPrice: -110,
        openedAt: NOON,
        previousLine: null,
        previousPrice: null,
        movedAt: null,
      },
    ]);
  });

  test('a change remembers what stood before and when it moved', () => {
    const { board, stored } = follow(
      [quote()],
      [quote({ price: -120, quotedAt: after(60) })],
      [quote({ price: -125, quotedAt: after(120) })],
    );
    expect(board).toMatchObject([{ price: -125, openPrice: -110, previousPrice: -120, movedAt: after(120) }]);
    expect(stored).toEqual([-110, -120, -125]);
  });

  test('a history told at once, in any order, ends where the same told bit by bit ends', () => {
    const history = [
      quote(),
      quote({ price: -120, quotedAt: after(60) }),
      quote({ price: null, quotedAt: after(90) }),
      quote({ price: +105, quotedAt: after(120) }),
    ];
    expect(follow([...history].reverse())).toEqual(follow(...history.map((one) => [one])));
  });

  test('a price that only repeats what stands is no news', () => {
    const { board, stored } = follow([quote()], [quote({ quotedAt: after(60) })]);
    expect(board).toMatchObject([{ quotedAt: NOON, movedAt: null }]);
    expect(stored).toEqual([-110]);
  });

  test('a market that is taken down and comes back the same has not moved', () => {
    const down = follow([quote()], [quote({ price: null, quotedAt: after(60) })]);
    expect(down.board).toMatchObject([{ price: null, previousPrice: -110, movedAt: null, openPrice: -110 }]);
    const back = follow([quote()], [quote({ price: null, quotedAt: after(60) })], [quote({ quotedAt: after(90) })]);
    expect(back.board).toMatchObject([{ price: -110, movedAt: null }]);
    const moved = follow([quote()], [quote({ price: null, quotedAt: after(60) })], [quote({ price: -105, quotedAt: after(90) })]);
    expect(moved.board).toMatchObject([{ price: -105, previousPrice: -110, movedAt: after(90) }]);
  });

  test('a market announced without a price opens with its first one', () => {
    const { board } = follow([quote({ price: null })], [quote({ price: 120, quotedAt: after(60) })]);
    expect(board).toMatchObject([{ openPrice: 120, openedAt: after(60), movedAt: null }]);
  });

  test('a quote that comes late completes the history and leaves the board', () => {
    const { board, stored } = follow([quote({ quotedAt: after(120) })], [quote({ price: -130, quotedAt: after(60) })]);
    expect(board).toMatchObject([{ price: -110 }]);
    expect(stored).toEqual([-110, -130]);
  });

  test('a move of the line alone is a move', () => {
    const total = (line: number, at: number) => quote({ market: 'total', side: 'over', line, quotedAt: after(at) });
    expect(follow([total(8.5, 0)], [total(9, 60)]).board).toMatchObject([
      { line: 9, openLine: 8.5, previousLine: 8.5, previousPrice: -110, movedAt: after(60) },
    ]);
  });
});

test.each<[string, Partial<FeedQuote>]>([
  ['after the start', { quotedAt: new Date(startsAt.getTime() + 1) }],
  ['from the future', { quotedAt: new Date(asOf.getTime() + 1) }],
  ['for another game', { gameId: '20260711_CHC@STL' }],
  ['of a moneyline with a line', { line: 1.5 }],
  ['of a total without a line', { market: 'total', side: 'over', line: null }],
  ['on a quarter line', { market: 'total', side: 'over', line: 8.25 }],
])('a price %s is not taken', (_what, values) => {
  expect(planBoard([], [quote(values)], contests, asOf)).toEqual({ quotes: [], changed: [] });
});

test.each([99, -99, 0, -110.5, Number.NaN])('a price of %s takes its pair down at that book, whatever stood before', (price) => {
  const before = planBoard(
    [],
    [...pair('SUM', 'moneyline', null, -120, 105), ...pair('AAA', 'moneyline', null, -120, 105)],
    contests,
    asOf,
  );
  const { changed } = planBoard(before.changed, pair('SUM', 'moneyline', null, price, 150, after(60)), contests, asOf);
  expect(changed.map((row) => [row.bookCode, row.side, row.price])).toEqual([
    ['SUM', 'away', null],
    ['SUM', 'home', null],
  ]);
});

test('the price at the very start is the last one taken', () => {
  expect(planBoard([], [quote({ quotedAt: startsAt })], contests, asOf).changed).toHaveLength(1);
});
