import { GAME_CONSTANTS, type GameConstants } from './constants.ts';
import { type ExpectedRuns, requireExpectedRuns } from './expected-runs.ts';
import { type GameRules, settleRules } from './rules.ts';
import type { Side } from './table/side.ts';
import { extraTurn, lastTurn, type Turn } from './table/turns.ts';

/** Everything that a game's tables are computed from. */
export interface GameModel {
  away: Side;
  home: Side;
  last: Turn;
  extra: Turn;
  rules: GameRules;
  constants: GameConstants;
}

/** RangeError for expected runs outside 0.25 to 15 and for impossible rules. */
export function gameModel(expected: ExpectedRuns, rules?: Partial<GameRules>, constants: GameConstants = GAME_CONSTANTS): GameModel {
  const { awayShares, homeShares, awayDispersion, homeDispersion } = constants;
  const away = { runs: requireExpectedRuns(expected.awayRuns), dispersion: awayDispersion, shares: awayShares };
  const home = { runs: requireExpectedRuns(expected.homeRuns), dispersion: homeDispersion, shares: homeShares };
  const settled = settleRules(rules);
  return { away, home, last: lastTurn(away, home, constants), extra: extraTurn(away, home, settled, constants), rules: settled, constants };
}
