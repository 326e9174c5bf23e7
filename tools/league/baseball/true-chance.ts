import { findGame, type League } from '../../../server/providers/demo/league/league.ts';
import { planGame } from '../../../server/providers/demo/lineups/plan-game.ts';
import { outlookOf } from '../../../server/providers/demo/market/outlook.ts';
import { firstPitchAt } from '../../../server/providers/demo/schedule/fixture.ts';

/** The home side's chance, 0..1, for someone who knows every player's talent; null for a game that is not on the schedule. */
export function trueHomeChance(league: League, gameId: string): number | null {
  const game = findGame(league, gameId);
  if (game === null) return null;
  const { homeLogit } = outlookOf(planGame(game.season, game.fixture, firstPitchAt(game.fixture)));
  return 1 / (1 + Math.exp(-homeLogit));
}
