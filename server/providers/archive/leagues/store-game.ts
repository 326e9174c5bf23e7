import type { LeagueSport } from '@clearedge/contract/sports';
import type { PeriodScores } from '../../../ports/index.ts';
import { clubOf } from './archive-league.ts';
import type { LeagueArchiveGame } from './read-league-files.ts';
import type { StoredLeagueGame } from './stored-league.ts';

/** A game of the files that was played. */
export type PlayedArchiveGame = LeagueArchiveGame & { awayScore: number; homeScore: number };

const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);
const level = (points: readonly number[], left: number): number[] => [...points, left];

/** Periods with those after regulation, which hold what regulation does not; null where that is not how a game goes. */
function wholePeriods({ periods, awayScore, homeScore, isOvertime, isShootout }: PlayedArchiveGame): PeriodScores | null {
  if (!periods) return null;
  const left = { away: awayScore - sum(periods.away), home: homeScore - sum(periods.home) };
  const isLevel = sum(periods.away) === sum(periods.home);
  if (!isOvertime) return left.away === 0 && left.home === 0 ? { ...periods } : null;
  if (!isLevel || left.away < 0 || left.home < 0) return null;
  if (!isShootout) return { away: level(periods.away, left.away), home: level(periods.home, left.home) };
  // A shootout counts as one goal, after an overtime without any.
  return { away: [...periods.away, 0, left.away], home: [...periods.home, 0, left.home] };
}

/** A played game as the store keeps it, without its prices; null where a club is none of the league's. */
export function storedGameOf(sport: LeagueSport, game: PlayedArchiveGame, stage: string): Omit<StoredLeagueGame, 'quotes'> | null {
  const [away, home] = [clubOf(sport, game.away), clubOf(sport, game.home)];
  if (!away || !home) return null;
  const { id, on, time, week, venue, isIndoors, isNeutral, awayScore, homeScore, isOvertime, isShootout } = game;
  return {
    id,
    on,
    time,
    stage,
    week,
    away,
    home,
    venue,
    isIndoors,
    isNeutral,
    score: { away: awayScore, home: homeScore },
    periods: wholePeriods(game),
    overtimes: Number(isOvertime ?? false) + Number(isShootout ?? false),
  };
}
