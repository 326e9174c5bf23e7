import { requireCount } from '../../../maths/index.ts';

/** A finished game of the regular season; overtime is in the score. */
export interface PlayedGame {
  away: string;
  home: string;
  awayScore: number;
  homeScore: number;
}

export interface WinLossTie {
  wins: number;
  losses: number;
  ties: number;
}

/** What a club did in some of its games. */
export interface TeamRecord extends WinLossTie {
  pointsFor: number;
  pointsAgainst: number;
}

export type Outcome = 'win' | 'loss' | 'tie';

/** One game as one of its clubs sees it. */
export interface TeamGame {
  opponent: string;
  isHome: boolean;
  scored: number;
  allowed: number;
}

/** A club's own view of its games, in the order given. RangeError for a score that is no whole number from 0 on. */
export const gamesOf = (code: string, games: readonly PlayedGame[]): TeamGame[] =>
  games.flatMap(({ away, home, awayScore, homeScore }): TeamGame[] => {
    requireCount(awayScore, 'away score');
    requireCount(homeScore, 'home score');
    if (code === home) return [{ opponent: away, isHome: true, scored: homeScore, allowed: awayScore }];
    return code === away ? [{ opponent: home, isHome: false, scored: awayScore, allowed: homeScore }] : [];
  });

export const outcomeOf = ({ scored, allowed }: TeamGame): Outcome => (scored > allowed ? 'win' : scored < allowed ? 'loss' : 'tie');

/** Wins, losses, ties and points of some of a club's games. */
export function recordOf(games: readonly TeamGame[]): TeamRecord {
  const count = (outcome: Outcome): number => games.filter((game) => outcomeOf(game) === outcome).length;
  return {
    wins: count('win'),
    losses: count('loss'),
    ties: count('tie'),
    pointsFor: games.reduce((sum, { scored }) => sum + scored, 0),
    pointsAgainst: games.reduce((sum, { allowed }) => sum + allowed, 0),
  };
}

/** Points in the standings: 2 a win, 1 a tie. */
export const standingPoints = ({ wins, ties }: WinLossTie): number => 2 * wins + ties;
