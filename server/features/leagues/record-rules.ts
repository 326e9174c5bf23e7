import { type LeagueSport, leagueFormOf } from '@clearedge/contract/sports';
import { counts, type FinalGame, isFinal, isOf, type LeagueGame, overtimesOf } from './league-game.ts';

export interface WinsLossesTies {
  wins: number;
  losses: number;
  ties: number;
  /** Losses after regulation, in a league that counts them beside the others. */
  overtimeLosses?: number;
}

/** A final as one of its clubs sees it. */
export interface OwnView {
  scored: number;
  allowed: number;
  isHome: boolean;
  opponent: string;
  isOvertime: boolean;
}

export function viewOf(game: FinalGame, code: string): OwnView {
  const { contest } = game;
  const isHome = contest.homeCode === code;
  const isOvertime = overtimesOf(game) > 0;
  const { awayScore, homeScore, awayCode, homeCode } = contest;
  return isHome
    ? { scored: homeScore, allowed: awayScore, isHome, opponent: awayCode, isOvertime }
    : { scored: awayScore, allowed: homeScore, isHome, opponent: homeCode, isOvertime };
}

export function recordOf(sport: LeagueSport, views: readonly OwnView[]): WinsLossesTies {
  const count = (test: (margin: number) => boolean): number => views.filter(({ scored, allowed }) => test(scored - allowed)).length;
  const [wins, losses, ties] = [count((margin) => margin > 0), count((margin) => margin < 0), count((margin) => margin === 0)];
  if (!leagueFormOf(sport).countsOvertimeLosses) return { wins, losses, ties };
  const overtimeLosses = views.filter(({ scored, allowed, isOvertime }) => isOvertime && scored < allowed).length;
  return { wins, losses: losses - overtimeLosses, ties, overtimeLosses };
}

/** A club's finals that count, the latest first. */
export const finalsOf = (games: readonly LeagueGame[], code: string): FinalGame[] =>
  games
    .filter((game): game is FinalGame => counts(game) && isFinal(game) && isOf(game, code))
    .sort((a, b) => b.contest.startsAt.getTime() - a.contest.startsAt.getTime());

/** A club's record of the regular season coming into a game; that of the whole regular season for a playoff game. */
export const recordBefore = (sport: LeagueSport, season: readonly LeagueGame[], code: string, before: Date): WinsLossesTies =>
  recordOf(
    sport,
    finalsOf(season, code)
      .filter(({ stage, contest }) => stage === 'regular' && contest.startsAt < before)
      .map((game) => viewOf(game, code)),
  );
