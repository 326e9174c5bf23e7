import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Game } from '../../shapes/baseball/baseball-game.ts';
import { BoxScore } from '../../shapes/box-score.ts';
import { GameDetail } from '../../shapes/game-detail.ts';
import { ContestStatus } from '../../shapes/game-odds.ts';
import { LiveGame } from '../../shapes/live-game.ts';
import { PublicSplit } from '../../shapes/matchup.ts';
import { GAME_SPORTS, SPORT_KEYS } from '../../sports.ts';
import { GameId, Instant, SlateDate } from '../../terms.ts';
import { joinWords } from '../../words/join-words.ts';

export const NewsItem = z
  .object({
    id: z.string(),
    sport: z.enum(SPORT_KEYS),
    title: z.string(),
    summary: z.string(),
    publishedAt: Instant,
    source: z.string(),
    url: z.string(),
    category: z.string(),
  })
  .meta({ id: 'NewsItem' });

const ByGame = z.object({ gameId: GameId });
const SearchTeam = z.object({ code: z.string(), name: z.string() });
const ScoredTeam = SearchTeam.extend({ score: z.number().nullable() });
const SearchHit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), sport: z.enum(SPORT_KEYS), team: SearchTeam, href: z.string() }),
  z.object({
    kind: z.literal('game'),
    sport: z.enum(SPORT_KEYS),
    away: ScoredTeam,
    home: ScoredTeam,
    startsAt: Instant,
    gameNumber: z.number().nullable().meta({ description: 'In a doubleheader only' }),
    status: ContestStatus,
    href: z.string(),
  }),
  z.object({
    kind: z.literal('player'),
    sport: z.enum(SPORT_KEYS),
    name: z.string(),
    teamCode: z.string(),
    slateOn: SlateDate.meta({ description: 'Of the game nearest to today that has him' }),
    href: z.string(),
  }),
]);

export const contestRoutes = defineRoutes({
  'GET /api/games': {
    id: 'listGames',
    summary: 'The slate of a day (today by default), best price across books',
    access: 'visitor',
    query: z.object({ date: SlateDate.optional() }),
    response: z.array(Game),
  },
  'GET /api/mlb/games/:date': {
    id: 'listMlbGames',
    summary: 'The slate of a day',
    access: 'visitor',
    params: z.object({ date: SlateDate }),
    response: z.array(Game),
  },
  'GET /api/games/:gameId': {
    id: 'getGame',
    summary: 'One game with every book, form, head to head and matchup',
    access: 'visitor',
    params: ByGame,
    response: GameDetail,
  },
  'GET /api/games/:gameId/box-score': {
    id: 'getBoxScore',
    summary: 'Batting and pitching lines',
    access: 'visitor',
    params: ByGame,
    response: BoxScore,
  },
  'GET /api/games/:gameId/public': {
    id: 'getPublicSplit',
    summary: "How ClearEdge users' bets are divided",
    access: 'visitor',
    params: ByGame,
    response: PublicSplit,
  },
  'GET /api/live-game/:gameId': {
    id: 'getLiveGame',
    summary: 'What is happening in a game',
    access: 'visitor',
    params: ByGame,
    response: LiveGame,
  },
  'GET /api/:league/news': {
    id: 'listNews',
    summary: 'The latest news of a league, newest first',
    access: 'visitor',
    params: z.object({ league: z.enum(GAME_SPORTS, { error: `Choose ${joinWords(GAME_SPORTS, 'or')}.` }) }),
    response: z.array(NewsItem),
  },
  'GET /api/search': {
    id: 'search',
    summary: 'Teams, games and players by name',
    access: 'visitor',
    query: z.object({ q: z.string().trim().min(2, 'Type at least two letters.').max(60) }),
    response: z.array(SearchHit),
  },
});
