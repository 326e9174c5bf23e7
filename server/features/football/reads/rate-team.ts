import { FITTED_FOOTBALL, listFootballRatings, rateGames } from '@clearedge/quant/sports/football/ratings';
import { divisionOf } from '@clearedge/quant/sports/football/standings';
import type { Ctx } from '../../../kernel/ctx.ts';
import { counts, type FinalGame, type FootballGame, isFinal } from '../football-game.ts';
import { listSeason } from '../football-rows.ts';
import type { TeamPage } from '../present-football.ts';

/** A club as the model rates it from this season's finals and the last's; null before the first. */
export async function rateTeam(ctx: Ctx, code: string, year: number | null, season: readonly FootballGame[]): Promise<TeamPage['rating']> {
  const before = year === null ? [] : await listSeason(ctx.db, year - 1);
  const finals = [...before, ...season].filter(isRated);
  const last = finals.at(-1)?.contest;
  if (!last) return null;
  const { rank, points, low, high, games } = listFootballRatings(rateGames(finals.map(toResult), FITTED_FOOTBALL)).find(
    (rated) => rated.code === code,
  )!;
  return { rank, points: tenth(points), low: tenth(low), high: tenth(high), games, asOf: (last.endedAt ?? last.startsAt).toISOString() };
}

// A game's points are whole: more digits would only look like knowledge.
const tenth = (points: number): number => Math.round(points * 10) / 10;

const isRated = (game: FootballGame): game is FinalGame =>
  isFinal(game) && counts(game) && divisionOf(game.contest.awayCode) !== null && divisionOf(game.contest.homeCode) !== null;

const toResult = ({ contest, isNeutral }: FinalGame) => ({
  season: contest.seasonYear,
  startsAt: contest.startsAt,
  away: contest.awayCode,
  home: contest.homeCode,
  isNeutral,
  awayScore: contest.awayScore,
  homeScore: contest.homeScore,
});
