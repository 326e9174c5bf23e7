import { parseSelection } from '@clearedge/contract/aliases';
import { BOARD_MARKET_NAMES, SIDES_OF, selectionFrom, selectionOf } from '@clearedge/contract/markets/board-markets';
import { EVERY_SIDE } from '@clearedge/contract/markets/testing/every-terms';
import { expect, test } from 'vitest';
import { sampleCell, sampleGame } from '../../testing/sample-game.ts';
import { marketOffer, offerFrom } from './offer.ts';

const game = sampleGame();
const named = { away: { code: game.awayTeamCode, name: game.awayTeam }, home: { code: game.homeTeamCode, name: game.homeTeam } };

test.each(EVERY_SIDE)('$name $side goes on the slip as the list says, and its words mean the same', ({ terms, sport, side, line }) => {
  const { pick, betType, selection } = offerFrom(game, terms, side, sampleCell(110, { line }));
  expect(pick).toEqual(selectionFrom(terms, side, line));
  expect(parseSelection(betType, selection, { ...named, sport })).toEqual(pick);
});

test.each(BOARD_MARKET_NAMES)('%s of the list likewise; without a number there is nothing to pick', (market) => {
  for (const side of SIDES_OF[market])
    for (const line of [1.5, null])
      expect(marketOffer(game, market, side, sampleCell(110, { line })).pick).toEqual(selectionOf(market, side, line));
});
