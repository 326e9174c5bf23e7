import { parseSelection } from '@clearedge/contract/aliases';
import { selectionFrom } from '@clearedge/contract/markets/board-markets';
import { EVERY_SIDE } from '@clearedge/contract/markets/testing/every-terms';
import { expect, test } from 'vitest';
import { textFrom } from './alert-words.ts';

const teams = { awayName: 'New York Yankees', homeName: 'Boston Red Sox' };
const named = { away: { code: 'NYY', name: teams.awayName }, home: { code: 'BOS', name: teams.homeName } };

test.each(EVERY_SIDE)('$name $side in words that mean the same', ({ terms, sport, side, line }) => {
  expect(parseSelection(terms.kind, textFrom(terms, side, line, teams), { ...named, sport })).toEqual(selectionFrom(terms, side, line));
});
