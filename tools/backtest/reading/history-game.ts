import type { FixtureSide, RatedGame, RatedSide } from '@clearedge/quant/sports/baseball/ratings';
import type { SideBox } from '../../../server/providers/archive/retrosheet/game/box-tally.ts';

/** A past game with the two days that matter: when it was forecast and when its result was known. */
export interface HistoryGame {
  /** Eastern day of the first pitch. A suspended game ends on a later one, which is `game.playedOn`. */
  startedOn: string;
  game: RatedGame;
  /** Each player's line; null where a game has only a game log. */
  box: { away: SideBox; home: SideBox; winnerId: string | null } | null;
}

const asFixture = ({ teamId, starterId, lineUp }: RatedSide): FixtureSide => ({ teamId, starterId, lineUp });

/** What is known of a game before its first pitch: nothing that the game itself produced. */
export function fixtureOf({ game, startedOn }: HistoryGame, withLineUps: boolean) {
  const [away, home] = [asFixture(game.away), asFixture(game.home)];
  return {
    gameId: game.gameId,
    playedOn: startedOn,
    season: game.season,
    gameNumber: game.gameNumber,
    parkId: game.parkId,
    scheduledInnings: game.scheduledInnings,
    away: withLineUps ? away : { ...away, lineUp: null },
    home: withLineUps ? home : { ...home, lineUp: null },
  };
}
