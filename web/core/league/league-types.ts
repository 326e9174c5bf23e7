import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';

type Answer<K extends keyof Contract> = CallResult<Contract[K]>;

export type LeagueGame = Answer<'GET /api/:league/games'>[number];
export type LeagueDetail = Answer<'GET /api/:league/games/:gameId'>;
export type PlayByPlay = Answer<'GET /api/:league/games/:gameId/plays'>;
export type LeagueBox = Answer<'GET /api/:league/games/:gameId/box-score'>;
export type LeagueAnalysis = NonNullable<Answer<'GET /api/:league/games/:gameId/analysis'>['analysis']>;
export type Schedule = Answer<'GET /api/:league/schedule'>;
export type Futures = Answer<'GET /api/:league/futures'>;
export type LeagueInjuries = Answer<'GET /api/:league/injuries'>;
export type Standings = Answer<'GET /api/:league/standings'>;
export type Teams = Answer<'GET /api/:league/teams'>;
export type Team = Teams['teams'][number];
export type TeamPage = Answer<'GET /api/:league/teams/:code'>;

export type TableRow = Standings['divisions'][number]['rows'][number];
export type Meeting = LeagueDetail['meetings'][number];
export type BookRow = LeagueDetail['books'][number];
export type LeaguePick = Answer<'GET /api/:league/daily-picks'>[number];
export type LeaguePickDay = Answer<'GET /api/:league/daily-picks/day'>;
