import { describe, expect, test } from 'vitest';
import { simulateGame } from '../chain/simulate-game.ts';
import { compileGame } from '../compile-game.ts';
import { LEAGUE_RATES, STARTER_RATES } from '../constants.ts';
import { byOutcome } from '../outcomes.ts';
import type { GameInputs } from '../tables/inputs.ts';
import { leagueGame, leagueSide } from '../testing/league-sides.ts';

/** FNV-1a over every number of every game. */
function digest(numbers: Iterable<number>): number {
  let hash = 2166136261;
  for (const number of numbers) hash = Math.imul(hash ^ number, 16777619);
  return hash >>> 0;
}

const slugger = { ...LEAGUE_RATES, homeRun: LEAGUE_RATES.homeRun + 0.02, out: LEAGUE_RATES.out - 0.02 };
const ace = { ...STARTER_RATES, strikeout: STARTER_RATES.strikeout + 0.05, out: STARTER_RATES.out - 0.05 };
const away = leagueSide('a');
const home = leagueSide('h');
const unlike: GameInputs = {
  away: {
    ...away,
    batters: away.batters.map((batter, place) =>
      place === 3 ? { ...batter, rates: slugger, steals: { attempts: 0.3, success: 0.7 } } : batter,
    ),
  },
  home: { ...home, starter: { ...home.starter, rates: ace, throws: 'L', pitchBudget: 102 } },
};

// Prices that were published name their seed: the same game and seed must go on giving the same numbers.
describe('a seed plays the same games as ever', () => {
  test.each<[string, GameInputs, number]>([
    ['as usual', leagueGame(), 3484613645],
    ['unlike sides', unlike, 824977120],
    ['seven innings', { ...unlike, rules: { scheduledInnings: 7 } }, 2280929280],
    [
      'neither form, nor substitutes, nor a placed runner',
      { ...unlike, rules: { hasForm: false, hasSubstitutes: false, hasPlacedRunner: false } },
      19323824,
    ],
    [
      'at no one’s home, in a park of its own',
      { ...unlike, rules: { isNeutral: true }, park: byOutcome((outcome) => (outcome === 'homeRun' ? 1.2 : 0.95)) },
      1608882879,
    ],
  ])('%s', (_name, inputs, expected) => {
    const { record } = simulateGame(compileGame(inputs), { games: 150, seed: 2024, keepRecord: true });
    expect(digest(record!)).toBe(expected);
  });
});
