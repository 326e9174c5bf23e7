import { describe, expect, test } from 'vitest';
import { type Claim, claimsOf, shareAt } from './claim.ts';
import { selectionsOf } from './market.ts';
import { type GameSelection, periodOf } from './selection.ts';

const UP = Number.POSITIVE_INFINITY;
const DOWN = Number.NEGATIVE_INFINITY;
const spread = (side: 'away' | 'home', line: number): GameSelection => ({ market: 'spread', period: 'full', side, line });
const total = (side: 'over' | 'under', line: number, team?: 'away' | 'home'): GameSelection => ({
  market: 'total',
  period: 'full',
  side,
  line,
  ...(team ? { team } : {}),
});
const claim = (statistic: Claim['statistic'], from: number, to: number, push: number | null = null): Claim => ({
  statistic,
  from,
  to,
  push,
});

describe('what a selection claims', () => {
  test.each<[GameSelection, Claim[]]>([
    [{ market: 'moneyline', period: 'full', side: 'home' }, [claim('margin', 1, UP, 0)]],
    [{ market: 'moneyline', period: 'first5', side: 'away' }, [claim('margin', DOWN, -1, 0)]],
    [spread('home', -1.5), [claim('margin', 2, UP)]],
    [spread('home', 1.5), [claim('margin', -1, UP)]],
    [spread('home', -2), [claim('margin', 3, UP, 2)]],
    [spread('away', -1.5), [claim('margin', DOWN, -2)]],
    [spread('away', 1.5), [claim('margin', DOWN, 1)]],
    [spread('away', 1), [claim('margin', DOWN, 0, 1)]],
    [spread('away', -0.25), [claim('margin', DOWN, -1), claim('margin', DOWN, -1, 0)]],
    [spread('home', -1.25), [claim('margin', 2, UP), claim('margin', 2, UP, 1)]],
    [total('over', 8.5), [claim('total', 9, UP)]],
    [total('over', 8), [claim('total', 9, UP, 8)]],
    [total('under', 8), [claim('total', DOWN, 7, 8)]],
    [total('under', 8.5), [claim('total', DOWN, 8)]],
    [total('over', 8.25), [claim('total', 9, UP, 8), claim('total', 9, UP)]],
    [total('under', 3.75, 'home'), [claim('home', DOWN, 3), claim('home', DOWN, 3, 4)]],
    [total('over', 0, 'away'), [claim('away', 1, UP, 0)]],
    [{ market: 'threeWay', period: 'first5', side: 'tie' }, [claim('margin', 0, 0)]],
    [{ market: 'threeWay', period: 'first5', side: 'home' }, [claim('margin', 1, UP)]],
    [{ market: 'threeWay', period: 'first5', side: 'away' }, [claim('margin', DOWN, -1)]],
    [{ market: 'margin', side: 'home', from: 2, to: 3 }, [claim('margin', 2, 3)]],
    [{ market: 'margin', side: 'away', from: 1, to: 1 }, [claim('margin', -1, -1)]],
    [{ market: 'margin', side: 'away', from: 5, to: null }, [claim('margin', DOWN, -5)]],
  ])('%o', (selection, claims) => expect(claimsOf(selection)).toEqual(claims));
  test.each<GameSelection>([
    spread('home', 1.1),
    spread('home', Number.NaN),
    spread('home', Number.POSITIVE_INFINITY),
    spread('home', 100),
    spread('away', -100),
    total('over', -0.5),
    total('under', Number.NaN),
    total('over', 100),
    { market: 'margin', side: 'home', from: 0, to: 2 },
    { market: 'margin', side: 'home', from: 3, to: 2 },
    { market: 'margin', side: 'home', from: 1.5, to: 2 },
    { market: 'margin', side: 'home', from: 1, to: 2.5 },
    { market: 'margin', side: 'home', from: 1, to: Number.POSITIVE_INFINITY },
  ])('nothing: %o', (selection) => expect(() => claimsOf(selection)).toThrow(RangeError));
  test('the largest line is below a hundred', () => expect(claimsOf(spread('home', -99.5))).toHaveLength(1));
});

describe('share of a stake at a count', () => {
  test.each([
    [8, 0, 0.5],
    [9, 1, 0],
    [7, 0, 0],
  ])('over 8¼ at %d: %d wins, %d comes back', (runs, win, push) =>
    expect(shareAt(claimsOf(total('over', 8.25)), () => runs)).toEqual({ win, push }),
  );
  test.each([
    [8, 0.5, 0.5],
    [9, 0, 0],
    [7, 1, 0],
  ])('under 8¼... one half of it: at %d', (runs, win, push) =>
    expect(shareAt([claim('total', DOWN, 7, 8), claim('total', DOWN, 8)], () => runs)).toEqual({ win, push }),
  );
});

test('a margin of victory is about the full game', () => {
  expect(periodOf({ market: 'margin', side: 'home', from: 1, to: null })).toBe('full');
  expect(periodOf({ market: 'threeWay', period: 'inning1', side: 'tie' })).toBe('inning1');
});

describe('the sides of a market', () => {
  test('stand in the order of the board', () => {
    expect(selectionsOf({ kind: 'spread', period: 'first5', homeLine: -0.5 })).toEqual([
      { market: 'spread', period: 'first5', side: 'away', line: 0.5 },
      { market: 'spread', period: 'first5', side: 'home', line: -0.5 },
    ]);
    expect(selectionsOf({ kind: 'spread', period: 'full', homeLine: 0 })[0]).toEqual(spread('away', 0));
    expect(selectionsOf({ kind: 'total', period: 'full', line: 4.5, team: 'away' })).toEqual([
      total('over', 4.5, 'away'),
      total('under', 4.5, 'away'),
    ]);
    expect(selectionsOf({ kind: 'total', period: 'full', line: 8 })).toEqual([total('over', 8), total('under', 8)]);
    expect(selectionsOf({ kind: 'moneyline', period: 'full' })).toEqual([
      { market: 'moneyline', period: 'full', side: 'away' },
      { market: 'moneyline', period: 'full', side: 'home' },
    ]);
    expect(selectionsOf({ kind: 'threeWay', period: 'first5' }).map((selection) => 'side' in selection && selection.side)).toEqual([
      'away',
      'tie',
      'home',
    ]);
    expect(
      selectionsOf({
        kind: 'margin',
        bands: [
          { from: 1, to: 2 },
          { from: 3, to: null },
        ],
      }),
    ).toEqual([
      { market: 'margin', side: 'away', from: 1, to: 2 },
      { market: 'margin', side: 'away', from: 3, to: null },
      { market: 'margin', side: 'home', from: 1, to: 2 },
      { market: 'margin', side: 'home', from: 3, to: null },
    ]);
  });
});
