import { easternDay } from '@clearedge/quant/calendar';
import { divisionOf } from '@clearedge/quant/sports/football/standings';
import type { Ctx, StreamMessage } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { RouteBindings } from '../../kernel/feature.ts';
import { isAboutSlate, isOfOther } from '../contests/index.ts';
import { counts, type FinalGame, type FootballGame, isFinal } from './football-game.ts';
import { findGame, listOfTeams, listOn, listSeason } from './football-rows.ts';
import {
  type Game,
  type GameDetail,
  type Meeting,
  type OddsShape,
  presentGame,
  presentMeeting,
  presentPlays,
  type Schedule,
  type Standings,
  type Teams,
} from './present-football.ts';
import { getTeam } from './reads/get-team.ts';
import { presentGames, readGamesNow } from './reads/present-games.ts';
import { readSeason, sourceOf } from './reads/read-season.ts';
import { finalsOf } from './record-rules.ts';
import { tableOf } from './table-rules.ts';
import { TABLE_RULES } from './table-words.ts';
import { presentTeam } from './team-rules.ts';
import { currentWeek, weeksOf } from './week-rules.ts';

/** A week of a season with all its weeks: the week in play, or the next one, unless told otherwise. */
async function getSchedule(ctx: Ctx, wanted: { season?: number | undefined; week?: number | undefined }): Promise<Schedule> {
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
  const teams = season.flatMap(({ contest }) => [contest.awayCode, contest.homeCode]).filter((code) => divisionOf(code) !== null);
  return {
    weeks: new Set(regular.map(({ week }) => week)).size,
    games: regular.length,
    played: regular.filter(isFinal).length,
    teams: new Set(teams).size,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    greyCupOn: season.find(({ stage }) => stage === 'grey_cup')?.contest.slateOn ?? null,
  };
}

const FORM_GAMES = 5;

/** One game with every book, plays, form and what the clubs did against each other before. */
async function getGame(ctx: Ctx, gameId: string, shape: OddsShape = 'b'): Promise<GameDetail> {
  const game = ctx.ports.leagues.cfl && (await findGame(ctx.db, gameId));
  if (!game) throw new DomainError('NOT_FOUND', 'The requested game could not be found.');
  const { contest } = game;
  const season = await listSeason(ctx.db, contest.seasonYear);
  const now = await readGamesNow(ctx, [game]);
  const { books, market } = now.prices.get(contest.id)!;
  return {
    ...presentGame(game, season, now, shape),
    books,
    market,
    plays: presentPlays(game.live),
    meetings: meetingsBefore(await listOfTeams(ctx.db, [contest.awayCode, contest.homeCode]), game),
    form: { away: formOf(season, contest.awayCode, game), home: formOf(season, contest.homeCode, game) },
  };
}

const isBefore = (game: FootballGame, other: FootballGame): boolean => game.contest.startsAt < other.contest.startsAt;

const meetingsBefore = (games: readonly FootballGame[], game: FootballGame): Meeting[] =>
  games
    .filter((one): one is FinalGame => isFinal(one) && counts(one) && isBefore(one, game))
    .reverse()
    .map(presentMeeting);

const formOf = (season: readonly FootballGame[], code: string, game: FootballGame): Meeting[] =>
  finalsOf(season, code)
    .filter((one) => isBefore(one, game))
    .slice(0, FORM_GAMES)
    .map(presentMeeting);

interface GamesQuestion {
  date?: string | undefined;
  week?: number | undefined;
  season?: number | undefined;
  shape?: OddsShape | undefined;
}

/** Games of a day, a week, a season, or of the current week when nothing is asked for; the parts of a question all hold. */
async function listGames(ctx: Ctx, question: GamesQuestion): Promise<Game[]> {
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

/** Both divisions of a season, the latest stored one unless told otherwise; no divisions where nothing is stored. */
async function getStandings(ctx: Ctx, wanted?: number): Promise<Standings> {
  const { source, year, seasons, games } = await readSeason(ctx, wanted);
  const regular = games.filter(({ stage }) => stage === 'regular');
  const base = {
    source,
    season: year,
    seasons,
    played: regular.filter(isFinal).length,
    games: regular.length,
    rules: [...TABLE_RULES],
    asOf: ctx.now().toISOString(),
  };
  if (!games.length) return { ...base, divisions: [], crossover: null };
  const { west, east, crossover } = tableOf(games);
  return {
    ...base,
    crossover,
    divisions: [
      { division: 'west', name: 'West Division', rows: west },
      { division: 'east', name: 'East Division', rows: east },
    ],
  };
}

/** The clubs by division and rank; none where no season is stored. */
async function listTeams(ctx: Ctx): Promise<Teams> {
  const { source, year, games } = await readSeason(ctx);
  if (!games.length) return { source, season: year, teams: [] };
  const table = tableOf(games);
  const teamsOf = (division: 'west' | 'east') => table[division].map((row) => presentTeam(row, division, games));
  return { source, season: year, teams: [...teamsOf('west'), ...teamsOf('east')] };
}

/** Prices grow older and movements fade without any message. */
const FRESH_MS = 15_000;
/** What only results change. */
const TABLE_FRESH_MS = 60_000;

const isNews = (message: StreamMessage): boolean => message.topic !== 'user' && !isOfOther(message, ['cfl']);
/** Results come with their day; a play changes no table. */
const isNewsOfDays = (message: StreamMessage): boolean => message.topic !== 'live' && isNews(message);

export const footballBindings: RouteBindings = {
  'GET /api/cfl/games': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) => listGames(ctx, query),
    isChangedBy: (message, { query }) => (query.date ? isAboutSlate(message, query.date, ['cfl']) : isNews(message)),
  },
  'GET /api/cfl/games/:gameId': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params, query }) => getGame(ctx, params.gameId, query.shape),
    isChangedBy: (message, { params }) => isNews(message) && (message.topic !== 'live' || message.gameId === params.gameId),
  },
  'GET /api/cfl/schedule': { shared: true, freshForMs: FRESH_MS, build: (ctx, { query }) => getSchedule(ctx, query), isChangedBy: isNews },
  'GET /api/cfl/standings': {
    shared: true,
    freshForMs: TABLE_FRESH_MS,
    build: (ctx, { query }) => getStandings(ctx, query.season),
    isChangedBy: isNewsOfDays,
  },
  'GET /api/cfl/teams': { shared: true, freshForMs: TABLE_FRESH_MS, build: (ctx) => listTeams(ctx), isChangedBy: isNewsOfDays },
  'GET /api/cfl/teams/:code': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => getTeam(ctx, params.code),
    isChangedBy: isNews,
  },
};
