import { counts, type FinalGame, isFinal, isOf, type LeagueGame } from './league-game.ts';

export interface WinsLossesTies {
  wins: number;
  losses: number;
  ties: number;
}

/** A final as one of its clubs sees it. */
export interface OwnView {
  scored: number;
  allowed: number;
  isHome: boolean;
  opponent: string;
}

export function viewOf({ contest }: FinalGame, code: string): OwnView {
  const isHome = contest.homeCode === code;
  const { awayScore, homeScore, awayCode, homeCode } = contest;
  return isHome
    ? { scored: homeScore, allowed: awayScore, isHome, opponent: awayCode }
    : { scored: awayScore, allowed: homeScore, isHome, opponent: homeCode };
}

export function recordOf(views: readonly OwnView[]): WinsLossesTies {
  const count = (test: (margin: number) => boolean): number => views.filter(({ scored, allowed }) => test(scored - allowed)).length;
  return { wins: count((margin) => margin > 0), losses: count((margin) => margin < 0), ties: count((margin) => margin === 0) };
}

/** A club's finals that count, the latest first. */
export const finalsOf = (games: readonly LeagueGame[], code: string): FinalGame[] =>
  games
    .filter((game): game is FinalGame => counts(game) && isFinal(game) && isOf(game, code))
    .sort((a, b) => b.contest.startsAt.getTime() - a.contest.startsAt.getTime());

/** A club's record of the regular season coming into a game; that of the whole regular season for a playoff game. */
export const recordBefore = (season: readonly LeagueGame[], code: string, before: Date): WinsLossesTies =>
  recordOf(
    finalsOf(season, code)
      .filter(({ stage, contest }) => stage === 'regular' && contest.startsAt < before)
      .map((game) => viewOf(game, code)),
  );
