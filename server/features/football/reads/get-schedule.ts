import { easternDay } from '@clearedge/quant/calendar';
import { divisionOf } from '@clearedge/quant/sports/football/standings';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type FootballGame, isFinal } from '../football-game.ts';
import type { Schedule } from '../present-football.ts';
import { currentWeek, weeksOf } from '../rules/week-rules.ts';
import { presentGames } from './present-games.ts';
import { readSeason } from './read-season.ts';

/** A week of a season with all its weeks: the week in play, or the next one, unless told otherwise. */
export async function getSchedule(ctx: Ctx, wanted: { season?: number | undefined; week?: number | undefined }): Promise<Schedule> {
  const { source, year, seasons, games } = await readSeason(ctx, wanted.season);
  const weeks = weeksOf(games);
  const current = currentWeek(weeks, easternDay(ctx.now()))?.week ?? null;
  const week = wanted.week ?? current;
  return {
    source,
    season: year,
    seasons,
    overview: overviewOf(games),
    weeks,
    currentWeek: current,
    week,
    games: await presentGames(
      ctx,
      games.filter((game) => game.week === week),
      games,
    ),
  };
}

function overviewOf(season: readonly FootballGame[]): Schedule['overview'] {
  const regular = season.filter(({ stage }) => stage === 'regular');
  const days = season.map(({ contest }) => contest.slateOn);
  const clubs = season.flatMap(({ contest }) => [contest.awayCode, contest.homeCode]).filter((code) => divisionOf(code) !== null);
  return {
    weeks: new Set(regular.map(({ week }) => week)).size,
    games: regular.length,
    played: regular.filter(isFinal).length,
    teams: new Set(clubs).size,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    greyCupOn: season.find(({ stage }) => stage === 'grey_cup')?.contest.slateOn ?? null,
  };
}
