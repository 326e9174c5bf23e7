import { PLACED_RUNNER_FROM } from './placed-runner.ts';

/** What the length of a game depends on. */
export interface GameRules {
  /** Year of the game: from 2020 on a runner stands on second in extra innings. */
  season: number;
  scheduledInnings: 7 | 9;
  /** Never so in the postseason; follows the season when left out. */
  placedRunner: boolean;
}

const DEFAULT_SEASON = 2025;

/** The rules with what was left out filled in: nine innings, a present-day season. RangeError for a season before 1901 or another length. */
export function settleRules(rules: Partial<GameRules> = {}): GameRules {
  const { season = DEFAULT_SEASON, scheduledInnings = 9 } = rules;
  if (!Number.isSafeInteger(season) || season < 1901 || season > 9999) throw new RangeError(`Not a season: ${season}`);
  if (scheduledInnings !== 7 && scheduledInnings !== 9) throw new RangeError(`Not a scheduled length: ${String(scheduledInnings)}`);
  return { season, scheduledInnings, placedRunner: rules.placedRunner ?? season >= PLACED_RUNNER_FROM };
}
