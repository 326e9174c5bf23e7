import { type ExpectedForm, PlayerForms, type PlayerLine, type PlayerTerms } from '@clearedge/quant/sports/league/players';
import { groupBy } from '../../../server/kernel/collections.ts';
import type { Walked } from '../league/walk-league.ts';
import type { PlayerRow } from './read-player-games.ts';
import { withoutReliefs } from './starters.ts';

/** A finished game with the lines of both sides' players. */
export interface PlayerGame {
  id: string;
  on: string;
  season: number;
  sides: readonly (readonly PlayerLine[])[];
}

const WEEK_OF_ID = /^\d{4}_(\d{2})_/;

/** Walked games that have lines of players, each seen as it was expected before its day. */
export function playerGames(walked: readonly Walked[], rows: ReadonlyMap<string, readonly PlayerRow[]>): PlayerGame[] {
  return walked.flatMap(({ game, expected }) => {
    const week = WEEK_OF_ID.exec(game.id)?.[1];
    const rowsOf = (side: 'away' | 'home') =>
      rows.get(`${game.on} ${game[side]}`) ?? rows.get(`${game.season} ${Number(week)} ${game[side]}`) ?? [];
    const linesOf = (side: 'away' | 'home', opponent: string, sign: number): PlayerLine[] => {
      const view = { margin: sign * expected.margin.mean, total: expected.total.mean };
      return withoutReliefs(rowsOf(side), game, side).map(({ playerId, stats }) => ({ playerId, team: game[side], opponent, view, stats }));
    };
    const sides = [linesOf('away', game.home, -1), linesOf('home', game.away, 1)];
    return sides.every((lines) => lines.length === 0) ? [] : [{ id: game.id, on: game.on, season: game.season, sides }];
  });
}

/** Goes through the games day by day: everyone of a day is projected before anything of it is taken in. */
export function walkPlayers(
  games: readonly PlayerGame[],
  terms: PlayerTerms,
  onPlayer: (line: PlayerLine, form: ExpectedForm, game: PlayerGame) => void,
  onDay: (day: readonly PlayerGame[]) => void = () => {},
): PlayerForms {
  const forms = new PlayerForms(terms);
  for (const day of groupBy(games, ({ on }) => on).values()) {
    for (const game of day) for (const side of game.sides) for (const line of side) onPlayer(line, forms.expect(line), game);
    for (const { season, sides } of day) for (const side of sides) forms.learn(season, side);
    onDay(day);
  }
  return forms;
}
