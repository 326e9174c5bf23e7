import { parseSelection } from '@clearedge/contract/aliases';
import { type BoardMarket, type BoardSide, selectionFrom, termsOf } from '@clearedge/contract/markets/board-markets';
import { EVERY_SIDE } from '@clearedge/contract/markets/testing/every-terms';
import { expect, test } from 'vitest';
import { textFrom } from './alert-words.ts';

const teams = { awayName: 'New York Yankees', homeName: 'Boston Red Sox' };
const named = { away: { code: 'NYY', name: teams.awayName }, home: { code: 'BOS', name: teams.homeName } };

test.each(EVERY_SIDE)('$name $side in words that mean the same', ({ terms, sport, side, line }) => {
  expect(parseSelection(terms.kind, textFrom(terms, side, line, { ...teams, sport }), { ...named, sport })).toEqual(
    selectionFrom(terms, side, line),
  );
});

test('a market on any number has the name that its sport gives it', () => {
  const said = (market: BoardMarket, side: BoardSide, sport: 'mlb' | 'nhl') => textFrom(termsOf(market), side, null, { ...teams, sport });
  expect([said('spread', 'home', 'mlb'), said('spread', 'home', 'nhl'), said('total', 'over', 'nhl')]).toEqual([
    'Boston Red Sox run line',
    'Boston Red Sox puck line',
    'Over total goals',
  ]);
});
