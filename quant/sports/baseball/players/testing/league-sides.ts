import { compileGame } from '../compile-game.ts';
import { BULLPEN_RATES, LEAGUE_RATES, STARTER_RATES } from '../constants.ts';
import { OUTCOMES, type OutcomeRates } from '../outcomes.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import type { GameInputs, GameRules, SideInput } from '../tables/inputs.ts';
import { toThresholds } from '../tables/thresholds.ts';

const BATS = ['R', 'L', 'R', 'S', 'R', 'L', 'R', 'L', 'R'] as const;

/** Nine men and a starter of the league's average, called `a1` to `a9` and `aP`. */
export const leagueSide = (name: string): SideInput => ({
  batters: BATS.map((bats, index) => ({ playerId: `${name}${index + 1}`, rates: LEAGUE_RATES, bats })),
  starter: { playerId: `${name}P`, rates: STARTER_RATES, throws: 'R', pitchBudget: 85 },
  bullpen: BULLPEN_RATES,
});

export const leagueGame = (more: Partial<GameInputs> = {}): GameInputs => ({ away: leagueSide('a'), home: leagueSide('h'), ...more });

export const PLAIN: Partial<GameRules> = { hasForm: false, hasSubstitutes: false, isNeutral: true, hasPlacedRunner: false };

/** Rates by name; what is left out never happens. */
export const ratesOf = (some: Partial<OutcomeRates>): OutcomeRates => ({
  out: 0,
  strikeout: 0,
  single: 0,
  walk: 0,
  double: 0,
  homeRun: 0,
  hitByPitch: 0,
  triple: 0,
  ...some,
});

/** A plate table in which every turn at bat has the same rates. */
export function flatPlate(length: number, some: Partial<OutcomeRates>): Float64Array {
  const rates = ratesOf(some);
  const flat = new Float64Array(length);
  for (let at = 0; at < length; at += OUTCOMES.length)
    flat.set(
      OUTCOMES.map((outcome) => rates[outcome]),
      at,
    );
  return flat;
}

/** A league game in which every turn at bat, whoever bats and pitches, has the same rates. */
export function flatGame(some: Partial<OutcomeRates>, rules: Partial<GameRules> = {}): CompiledGame {
  const game = compileGame(leagueGame({ rules: { ...PLAIN, ...rules } }));
  return { ...game, plate: toThresholds(flatPlate(game.plate.length, some)) };
}
