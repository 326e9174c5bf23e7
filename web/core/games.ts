import type { AnyGame } from '@clearedge/contract/shapes/any-game';
import type { GameSport, SportKey } from '@clearedge/contract/sports';

export type { AnyGame };

type With<G, K> = G extends { sport: string } ? (K extends G['sport'] ? G : never) : never;
/** The answer that games of a sport have; leagues of teams share one. */
export type GameOf<K extends GameSport> = With<AnyGame, K>;
/** What of a game is named on a price: its sport and both clubs. */
export type GameTeams = Pick<AnyGame, 'awayTeam' | 'homeTeam' | 'awayTeamCode' | 'homeTeamCode'> & { sport: SportKey };
export type TeamSide = 'away' | 'home';

/** Bets are taken until the start, and while one is only put off. */
export const takesBets = ({ status }: Pick<AnyGame, 'status'>): boolean => status === 'scheduled' || status === 'delayed';

export const hasStarted = ({ status }: Pick<AnyGame, 'status'>): boolean =>
  status === 'live' || status === 'completed' || status === 'suspended';

export const byStart = (a: Pick<AnyGame, 'gameTime' | 'gameId'>, b: Pick<AnyGame, 'gameTime' | 'gameId'>): number =>
  a.gameTime.localeCompare(b.gameTime) || a.gameId.localeCompare(b.gameId);

export interface SideOfGame {
  side: TeamSide;
  name: string;
  code: string;
  record: AnyGame['awayRecord'];
  score: number | null;
  isLoser: boolean;
}

export function sideOf(game: AnyGame, side: TeamSide): SideOfGame {
  const isAway = side === 'away';
  const [own, other] = isAway ? [game.awayScore, game.homeScore] : [game.homeScore, game.awayScore];
  return {
    side,
    name: isAway ? game.awayTeam : game.homeTeam,
    code: isAway ? game.awayTeamCode : game.homeTeamCode,
    record: isAway ? game.awayRecord : game.homeRecord,
    score: own,
    isLoser: game.isCompleted && own !== null && other !== null && own < other,
  };
}

export interface DayOfGames<G> {
  slateOn: string;
  games: G[];
}

export function byDay<G extends AnyGame>(games: readonly G[]): DayOfGames<G>[] {
  const days = new Map<string, G[]>();
  for (const game of [...games].sort(byStart)) days.set(game.slateOn, [...(days.get(game.slateOn) ?? []), game]);
  return [...days].map(([slateOn, list]) => ({ slateOn, games: list })).sort((a, b) => a.slateOn.localeCompare(b.slateOn));
}
