import type { StreamMessage } from '../../kernel/ctx.ts';
import type { RouteBindings } from '../../kernel/feature.ts';
import { isAboutSlate, isOfOther } from '../contests/index.ts';
import { getGame } from './reads/get-game.ts';
import { getSchedule } from './reads/get-schedule.ts';
import { getStandings } from './reads/get-standings.ts';
import { getTeam } from './reads/get-team.ts';
import { listGames } from './reads/list-games.ts';
import { listTeams } from './reads/list-teams.ts';

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
  'GET /api/cfl/schedule': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) => getSchedule(ctx, query),
    isChangedBy: isNews,
  },
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
