import type { LeagueSport } from '@clearedge/contract/sports';
import { expect, test } from 'vitest';
import { presentGame } from './present-game.ts';
import { leagueGame } from './testing/league-game.ts';

const NOTHING = { prices: new Map(), foreseen: new Map() };

test.each([
  ['cfl', 'dome', 'dome'],
  ['nba', 'dome', 'arena'],
  ['nhl', 'dome', 'arena'],
  ['nhl', 'open', 'open'],
] as const)('a game of the %s under a roof that is %s is said to be played under %s', (sport, stored, shown) => {
  const venue = { name: 'Somewhere', city: 'Nowhere', roof: stored };
  const game = { ...leagueGame('20260711_HAM@TOR', { venue }), sport: sport as LeagueSport };
  expect(presentGame(game, [game], NOTHING, 'b').roof).toBe(shown);
});
