import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FootballGame } from '../football-game.ts';
import type { Game, OddsShape } from '../present/wire.ts';
import { listOn, listSeason } from '../rows/football-rows.ts';
import { currentWeek, weeksOf } from '../rules/week-rules.ts';
import { presentGames } from './present-games.ts';
import { readSeason, sourceOf } from './read-season.ts';

export interface GamesQuestion {
  date?: string | undefined;
  week?: number | undefined;
  season?: number | undefined;
  shape?: OddsShape | undefined;
}

/** Games of a day, a week, a season, or of the current week when nothing is asked for; the parts of a question all hold. */
export async function listGames(ctx: Ctx, question: GamesQuestion): Promise<Game[]> {
  if (!sourceOf(ctx)) return [];
  return question.date === undefined ? listOfWeek(ctx, question) : listOfDay(ctx, question.date, question);
}

async function listOfDay(ctx: Ctx, date: string, { week, season, shape }: GamesQuestion): Promise<Game[]> {
  const fits = ({ contest, week: own }: FootballGame): boolean =>
    (week === undefined || own === week) && (season === undefined || contest.seasonYear === season);
  const games = (await listOn(ctx.db, date)).filter(fits);
  const year = games[0]?.contest.seasonYear;
  return year === undefined ? [] : presentGames(ctx, games, await listSeason(ctx.db, year), shape);
}

async function listOfWeek(ctx: Ctx, { week, season, shape }: GamesQuestion): Promise<Game[]> {
  const { games } = await readSeason(ctx, season);
  const wanted = week ?? (season === undefined ? currentWeek(weeksOf(games), easternDay(ctx.now()))?.week : undefined);
  const own = wanted === undefined ? games : games.filter((game) => game.week === wanted);
  return presentGames(ctx, own, games, shape);
}
