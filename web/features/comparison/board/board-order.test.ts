import { describe, expect, it } from 'vitest';
import { viewOf } from '../compare-rules.ts';
import { NOW, sampleBook, sampleComparison } from '../testing/sample-comparison.ts';
import { edgeOf, heatOf, ORDER_BY, pinnedFirst, togglePin } from './board-order.ts';

const looking = { market: 'moneyline' as const, books: [], maxAgeSeconds: 900, now: Date.parse(NOW) };
const game = (gameId: string, gameTime: string, pair: [number, number], fair = 0.5) => {
  const [moneyline] = sampleComparison().markets;
  const compared = sampleComparison({
    gameId,
    gameTime,
    bookmakers: [sampleBook('HAR', pair)],
    markets: [{ ...moneyline!, fair: { ...moneyline!.fair!, first: fair, second: 1 - fair } }],
  });
  return { ...viewOf(compared, looking)!, gameId, gameTime, status: compared.status };
};
const EARLY = '2026-07-11T17:00:00.000Z';
const LATE = '2026-07-11T23:00:00.000Z';

describe('the order of the board', () => {
  const dear = game('dear', EARLY, [-120, -120]);
  const value = game('value', LATE, [110, -140]);
  const close = game('close', LATE, [-104, -104]);
  const sorted = (by: keyof typeof ORDER_BY) => [close, value, dear].sort(ORDER_BY[by]).map(({ gameId }) => gameId);

  it('is by start, by the best edge or by the lowest hold', () => {
    expect(sorted('time')[0]).toBe('dear');
    expect(sorted('edge')).toEqual(['value', 'close', 'dear']);
    expect(sorted('hold')).toEqual(['close', 'value', 'dear']);
  });

  it('puts a game without a fair price last by edge', () => {
    const unpriced = game('none', EARLY, [100, 100]);
    const none = { ...unpriced, market: { ...unpriced.market, fair: null } };
    expect(edgeOf(none, none.sides[0])).toBeNull();
    expect([none, dear].sort(ORDER_BY.edge).map(({ gameId }) => gameId)).toEqual(['dear', 'none']);
  });

  it('an edge is the fair chance times the best price, less one', () => {
    expect(edgeOf(value, value.sides[0])).toBeCloseTo(0.5 * 2.1 - 1, 12);
    expect(edgeOf(value, value.sides[1])).toBeCloseTo(0.5 * (1 + 100 / 140) - 1, 12);
  });
});

it('pinned books come first, in the order of pinning, and a code that no book has is passed over', () => {
  const books = ['A', 'B', 'C'].map((code) => ({ code }));
  expect(pinnedFirst(books, ['C', 'X', 'B']).map(({ code }) => code)).toEqual(['C', 'B', 'A']);
  expect(togglePin(['C'], 'B')).toEqual(['C', 'B']);
  expect(togglePin(['C', 'B'], 'C')).toEqual(['B']);
});

it('heat grows with the edge, up to five percent, and there is none at fair or below', () => {
  expect([null, -0.02, 0, 0.025, 0.05, 0.2].map(heatOf)).toEqual([0, 0, 0, 8, 16, 16]);
});
