import { type Placed, placeClubs } from '../../league/placing.ts';
import { gamesOf, outcomeOf, type PlayedGame, recordOf, standingPoints, type TeamGame, winsByDecision } from '../../league/table.ts';

const STEPS = ['fewer_games', 'regulation_wins', 'wins_before_shootout', 'wins', 'games_between', 'difference', 'goals_for'] as const;
type Step = (typeof STEPS)[number];

/** What can part clubs with as many points, in the order in which it is asked. */
export type TieBreak = Step | 'coin_toss';

/** Games against one club, as many at home as away: where one city had more, its first ones do not count. */
function evenGames(games: readonly TeamGame[]): TeamGame[] {
  const home = games.filter(({ isHome }) => isHome);
  const away = games.filter(({ isHome }) => !isHome);
  const count = Math.min(home.length, away.length);
  return count === 0 ? [] : [...home.slice(-count), ...away.slice(-count)];
}

/** Share of the points that a club earned in games among the tied ones, 0..1; 0 without such a game. */
function shareBetween(games: readonly TeamGame[], tied: readonly string[]): number {
  const between = tied.flatMap((other) => evenGames(games.filter(({ opponent }) => opponent === other)));
  return between.length === 0 ? 0 : standingPoints(recordOf(between)) / (2 * between.length);
}

function worthAt(step: Step, games: readonly TeamGame[], tied: readonly string[]): number {
  const { pointsFor, pointsAgainst } = recordOf(games);
  switch (step) {
    case 'fewer_games':
      return -games.length;
    case 'regulation_wins':
      return winsByDecision(games).regulationWins;
    case 'wins_before_shootout':
      return winsByDecision(games).winsBeforeShootout;
    case 'wins':
      return games.filter((game) => outcomeOf(game) === 'win').length;
    case 'games_between':
      return shareBetween(games, tied);
    case 'difference':
      return pointsFor - pointsAgainst;
    case 'goals_for':
      return pointsFor;
  }
}

/**
 * Clubs of a division or a conference in order: points, then the league's steps in force since 2019-20. Source: nhl.com, tie-breaking
 * procedure. RangeError for a score that is no whole number from 0 on.
 */
export function placer(games: readonly PlayedGame[]): (codes: readonly string[]) => Placed<Step>[] {
  const own = new Map<string, TeamGame[]>();
  const ownOf = (code: string): TeamGame[] => {
    const known = own.get(code) ?? gamesOf(code, games);
    own.set(code, known);
    return known;
  };
  return (codes) =>
    placeClubs(
      codes,
      (code) => standingPoints(recordOf(ownOf(code))),
      () => STEPS,
      (step, code, tied) => worthAt(step, ownOf(code), tied),
    );
}
