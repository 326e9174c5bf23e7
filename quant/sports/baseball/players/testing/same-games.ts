import { describe, expect, test } from 'vitest';
import { simulateGame } from '../chain/simulate-game.ts';
import { compileGame } from '../compile-game.ts';
import { LEAGUE_RATES, STARTER_RATES } from '../constants.ts';
import { byOutcome } from '../outcomes.ts';
import { batterColumn, COLUMNS, kindOffset, scoreColumn, starterColumn } from '../tables/columns.ts';
import type { GameInputs } from '../tables/inputs.ts';
import { leagueGame, leagueSide } from './league-sides.ts';

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

// A part of the game or a kind of proposition that is added later has columns of its own and changes none of these.
const BATTING = ['hits', 'total_bases', 'home_runs', 'rbi', 'runs', 'stolen_bases', 'batter_walks', 'batter_strikeouts'] as const;
const PITCHING = ['pitcher_strikeouts', 'pitcher_outs', 'pitcher_hits_allowed', 'pitcher_walks', 'pitcher_earned_runs'] as const;
const SIDES = [0, 1];
const PLACES = Array.from({ length: 9 }, (_, place) => place);
const PUBLISHED = [
  ...SIDES.flatMap((side) => PLACES.flatMap((place) => BATTING.map((kind) => batterColumn(side, place) + kindOffset(kind)))),
  ...SIDES.flatMap((side) => PITCHING.map((kind) => starterColumn(side) + kindOffset(kind))),
  ...(['full', 'first5', 'inning1'] as const).flatMap((period) => [scoreColumn(0, period), scoreColumn(1, period)]),
];

const CASES = {
  'as usual': leagueGame(),
  'unlike sides': unlike,
  'seven innings': { ...unlike, rules: { scheduledInnings: 7 } },
  'neither form, nor substitutes, nor a placed runner': {
    ...unlike,
    rules: { hasForm: false, hasSubstitutes: false, hasPlacedRunner: false },
  },
  'at no one’s home, in a park of its own': {
    ...unlike,
    rules: { isNeutral: true },
    park: byOutcome((outcome) => (outcome === 'homeRun' ? 1.2 : 0.95)),
  },
} satisfies Record<string, GameInputs>;
const NAMES = Object.keys(CASES) as (keyof typeof CASES)[];

/** Prices that were published name their seed: the same game and seed must go on giving the same numbers. */
export function describeSameGames(games: number, digests: Readonly<Record<keyof typeof CASES, number>>): void {
  describe('a seed plays the same games as ever', () => {
    test.each(NAMES)('%s', (name) => {
      const { record } = simulateGame(compileGame(CASES[name]), { games, seed: 2024, keepRecord: true });
      const rows = Array.from({ length: games }, (_, game) => record!.subarray(game * COLUMNS, (game + 1) * COLUMNS));
      expect(digest(rows.flatMap((row) => PUBLISHED.map((column) => row[column]!)))).toBe(digests[name]);
    });
  });
}
