import { expect, test } from 'vitest';
import { BOARD_MARKET_NAMES, boardMarketOf, hasLine, placeOf, placesOf, SIDES_OF, selectionOf } from './board-markets.ts';

test.each(BOARD_MARKET_NAMES)('%s is found again by each of its sides', (market) => {
  for (const side of SIDES_OF[market]) expect(boardMarketOf(selectionOf(market, side, hasLine(market) ? 1.5 : null)!)).toBe(market);
});

test('no two markets ask the same, and what no board carries is none', () => {
  expect(new Set(BOARD_MARKET_NAMES.map((market) => JSON.stringify(selectionOf(market, SIDES_OF[market][0], 1.5)))).size).toBe(
    BOARD_MARKET_NAMES.length,
  );
  expect(boardMarketOf({ market: 'moneyline', period: 'inning1', side: 'away' })).toBeNull();
});

test('a draw is a side of regulation alone', () => {
  expect(BOARD_MARKET_NAMES.filter((market) => placesOf(market).length === 3)).toEqual(['regulation_moneyline']);
  expect(placeOf('regulation_moneyline', 'draw')).toBe('third');
  expect(selectionOf('regulation_moneyline', 'draw', null)).toEqual({ market: 'moneyline', period: 'regulation', side: 'draw' });
  expect([selectionOf('moneyline', 'draw', null), selectionOf('period1_spread', 'draw', 0.5)]).toEqual([null, null]);
});

test('a number that is missing, or a side of another market, is no selection', () => {
  expect(selectionOf('total', 'over', null)).toBeNull();
  expect(selectionOf('spread', 'home', null)).toBeNull();
  expect(selectionOf('total', 'home', 8.5)).toBeNull();
  expect(selectionOf('moneyline', 'over', 8.5)).toBeNull();
});
