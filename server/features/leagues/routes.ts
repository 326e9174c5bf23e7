import { type LeagueSport, sportOf } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx, StreamMessage } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { RouteBindings } from '../../kernel/feature.ts';
import { leagueModuleOf } from '../../sports/registry.ts';
import { isAboutSlate, isOfOther } from '../contests/index.ts';
import { currentDay, dayOf } from './day-rules.ts';
import { getFutures } from './futures/get-futures.ts';
import { counts, divisionOf, type FinalGame, isFinal, type LeagueGame } from './league-game.ts';
import { findGame, listOfTeams, listOn, listSeason } from './league-rows.ts';
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
} from './present-game.ts';
import { getBox } from './reads/get-box.ts';
import { getInjuries, listInjuries } from './reads/get-injuries.ts';
import { getPlays } from './reads/get-plays.ts';
import { getTeam } from './reads/get-team.ts';
import { presentGames, readGamesNow } from './reads/present-games.ts';
import { readSeason, sourceOf } from './reads/read-season.ts';
import { finalsOf } from './record-rules.ts';
import { progressOf, rowOf, tableOf } from './table-rules.ts';
import { presentTeam } from './team-rules.ts';
import { currentWeek, weeksOf } from './week-rules.ts';

interface ScheduleQuestion {
  season?: number | undefined;
  week?: number | undefined;
  date?: string | undefined;
}

type Slate = Pick<Schedule, 'currentWeek' | 'week' | 'currentDay' | 'day'>;

/** Which games of a season are asked for: those in play, or the next ones, unless told otherwise. */
function slateOf(sport: LeagueSport, games: readonly LeagueGame[], { week, date }: ScheduleQuestion, today: string): Slate {
  if (sportOf(sport).slate === 'day') {
    const current = currentDay(games, today);
    const on = date ?? current;
    return { currentWeek: null, week: null, currentDay: current, day: on === null ? null : dayOf(games, on) };
  }
  const weeks = weeksOf(games);
  const weekOn = (day: string): number | null => currentWeek(weeks, day)?.week ?? null;
  return { currentWeek: weekOn(today), week: week ?? weekOn(date ?? today), currentDay: null, day: null };
}

const isIn =
  ({ day, week }: Pick<Slate, 'day' | 'week'>) =>
  (game: LeagueGame): boolean =>
    day === null ? game.week !== null && game.week === week : game.contest.slateOn === day.on;

/** A week of a season with all its weeks, or a day of a league that is listed by the day. */
async function getSchedule(ctx: Ctx, sport: LeagueSport, wanted: ScheduleQuestion): Promise<Schedule> {
  const { source, year, seasons, games } = await readSeason(ctx, sport, wanted.season);
  const slate = slateOf(sport, games, wanted, easternDay(ctx.now()));
  return {
    source,
    season: year,
    seasons,
    overview: overviewOf(sport, games),
    weeks: weeksOf(games),
    ...slate,
    games: await presentGames(ctx, games.filter(isIn(slate)), games),
  };
}

function overviewOf(sport: LeagueSport, season: readonly LeagueGame[]): Schedule['overview'] {
  const regular = season.filter(({ stage }) => stage === 'regular');
  const days = season.map(({ contest }) => contest.slateOn);
  const teams = season.flatMap(({ contest }) => [contest.awayCode, contest.homeCode]).filter((code) => divisionOf(sport, code) !== null);
  return {
    weeks: weeksOf(regular).length,
    days: new Set(regular.map(({ contest }) => contest.slateOn)).size,
    ...progressOf(season),
    teams: new Set(teams).size,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    finalOn: season.find(({ stage }) => stage === leagueModuleOf(sport).finalStage)?.contest.slateOn ?? null,
  };
}

const FORM_GAMES = 5;

/** One game with every book, plays, form and what the clubs did against each other before. */
async function getGame(ctx: Ctx, sport: LeagueSport, gameId: string, shape: OddsShape = 'b'): Promise<GameDetail> {
  const game = sourceOf(ctx, sport) && (await findGame(ctx.db, sport, gameId));
  if (!game) throw new DomainError('NOT_FOUND', 'The requested game could not be found.');
  const { contest } = game;
  const season = await listSeason(ctx.db, sport, contest.seasonYear);
  const now = await readGamesNow(ctx, [game]);
  const { books, others, market, rules } = now.prices.get(contest.id)!;
  return {
    ...presentGame(game, season, now, shape),
    places: placesOf(game, season),
    books,
    otherOdds: others,
    market,
    houseRules: rules,
    plays: presentPlays(game.live),
    meetings: meetingsBefore(await listOfTeams(ctx.db, sport, [contest.awayCode, contest.homeCode]), game),
    form: { away: formOf(season, contest.awayCode, game), home: formOf(season, contest.homeCode, game) },
  };
}

/** Where both clubs stood in the table coming in, as their records do; null for a side that is no club, and before the first game of the table. */
function placesOf(game: LeagueGame, games: readonly LeagueGame[]): GameDetail['places'] {
  const { sport, contest } = game;
  const season = games.filter((one) => !isFinal(one) || isBefore(one, game));
  const table = progressOf(season).played > 0 ? tableOf(sport, season) : null;
  const placeOf = (code: string): GameDetail['places']['away'] => {
    const division = divisionOf(sport, code)?.key;
    return table && division !== undefined ? { division, rank: rowOf(table, code).rank } : null;
  };
  return { away: placeOf(contest.awayCode), home: placeOf(contest.homeCode) };
}

const isBefore = (game: LeagueGame, other: LeagueGame): boolean => game.contest.startsAt < other.contest.startsAt;

const meetingsBefore = (games: readonly LeagueGame[], game: LeagueGame): Meeting[] =>
  games
    .filter((one): one is FinalGame => isFinal(one) && counts(one) && isBefore(one, game))
    .reverse()
    .map(presentMeeting);

const formOf = (season: readonly LeagueGame[], code: string, game: LeagueGame): Meeting[] =>
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

/** Games of a day, a week, a season, or of the current day or week when nothing is asked for; the parts of a question all hold. */
async function listGames(ctx: Ctx, sport: LeagueSport, question: GamesQuestion): Promise<Game[]> {
  if (!sourceOf(ctx, sport)) return [];
  return question.date === undefined ? listOfSeason(ctx, sport, question) : listOfDay(ctx, sport, question);
}

async function listOfDay(ctx: Ctx, sport: LeagueSport, { date, week, season, shape }: GamesQuestion): Promise<Game[]> {
  const fits = ({ contest, week: own }: LeagueGame): boolean =>
    (week === undefined || own === week) && (season === undefined || contest.seasonYear === season);
  const games = (await listOn(ctx.db, sport, date!)).filter(fits);
  const year = games[0]?.contest.seasonYear;
  return year === undefined ? [] : presentGames(ctx, games, await listSeason(ctx.db, sport, year), shape);
}

async function listOfSeason(ctx: Ctx, sport: LeagueSport, { week, season, shape }: GamesQuestion): Promise<Game[]> {
  const { games } = await readSeason(ctx, sport, season);
  const isWhole = season !== undefined && week === undefined;
  const own = isWhole
    ? games
    : games.filter(week === undefined ? isIn(slateOf(sport, games, {}, easternDay(ctx.now()))) : (game) => game.week === week);
  return presentGames(ctx, own, games, shape);
}

/** Every division of a season, the latest stored one unless told otherwise; no divisions where nothing is stored. */
async function getStandings(ctx: Ctx, sport: LeagueSport, wanted?: number): Promise<Standings> {
  const { source, year, seasons, games } = await readSeason(ctx, sport, wanted);
  return {
    source,
    season: year,
    seasons,
    ...progressOf(games),
    rules: [...leagueModuleOf(sport).rules],
    asOf: ctx.now().toISOString(),
    ...(games.length > 0 ? tableOf(sport, games) : { divisions: [], crossover: null }),
  };
}

/** The clubs by division and rank; none where no season is stored. */
async function listTeams(ctx: Ctx, sport: LeagueSport): Promise<Teams> {
  const { source, year, games } = await readSeason(ctx, sport);
  const divisions = games.length > 0 ? tableOf(sport, games).divisions : [];
  return { source, season: year, teams: divisions.flatMap(({ division, rows }) => rows.map((row) => presentTeam(row, division, games))) };
}

/** Prices grow older and movements fade without any message. */
const FRESH_MS = 15_000;
/** What only results change. */
const TABLE_FRESH_MS = 60_000;

interface Asked {
  params: { league: LeagueSport };
}
const isNews = (message: StreamMessage, { params }: Asked): boolean => message.topic !== 'user' && !isOfOther(message, [params.league]);
/** Results come with their day; a play changes no table. */
const isNewsOfDays = (message: StreamMessage, asked: Asked): boolean => message.topic !== 'live' && isNews(message, asked);

const isNewsOfGame = (message: StreamMessage, asked: Asked & { params: { gameId: string } }): boolean =>
  isNews(message, asked) && (message.topic !== 'live' || message.gameId === asked.params.gameId);

export const leagueBindings: RouteBindings = {
  'GET /api/:league/games': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params, query }) => listGames(ctx, params.league, query),
    isChangedBy: (message, asked) =>
      asked.query.date ? isAboutSlate(message, asked.query.date, [asked.params.league]) : isNews(message, asked),
  },
  'GET /api/:league/games/:gameId': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params, query }) => getGame(ctx, params.league, params.gameId, query.shape),
    isChangedBy: isNewsOfGame,
  },
  'GET /api/:league/games/:gameId/plays': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => getPlays(ctx, params.league, params.gameId),
    isChangedBy: isNewsOfGame,
  },
  'GET /api/:league/games/:gameId/box-score': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => getBox(ctx, params.league, params.gameId),
    isChangedBy: isNewsOfGame,
  },
  'GET /api/:league/games/:gameId/injuries': {
    shared: true,
    freshForMs: TABLE_FRESH_MS,
    build: (ctx, { params }) => getInjuries(ctx, params.league, params.gameId),
    isChangedBy: isNewsOfDays,
  },
  'GET /api/:league/schedule': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params, query }) => getSchedule(ctx, params.league, query),
    isChangedBy: isNews,
  },
  'GET /api/:league/standings': {
    shared: true,
    freshForMs: TABLE_FRESH_MS,
    build: (ctx, { params, query }) => getStandings(ctx, params.league, query.season),
    isChangedBy: isNewsOfDays,
  },
  'GET /api/:league/futures': {
    shared: true,
    freshForMs: TABLE_FRESH_MS,
    build: (ctx, { params }) => getFutures(ctx, params.league),
    isChangedBy: isNewsOfDays,
  },
  'GET /api/:league/injuries': {
    shared: true,
    freshForMs: TABLE_FRESH_MS,
    build: async (ctx, { params: { league } }) => listInjuries(ctx, league, await listTeams(ctx, league)),
    isChangedBy: isNewsOfDays,
  },
  'GET /api/:league/teams': {
    shared: true,
    freshForMs: TABLE_FRESH_MS,
    build: (ctx, { params }) => listTeams(ctx, params.league),
    isChangedBy: isNewsOfDays,
  },
  'GET /api/:league/teams/:code': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => getTeam(ctx, params.league, params.code),
    isChangedBy: isNews,
  },
};
