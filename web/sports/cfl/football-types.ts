import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';

type Answer<K extends keyof Contract> = CallResult<Contract[K]>;

export type FootballGame = Answer<'GET /api/:league/games'>[number];
export type FootballDetail = Answer<'GET /api/:league/games/:gameId'>;
export type Schedule = Answer<'GET /api/:league/schedule'>;
export type Standings = Answer<'GET /api/:league/standings'>;
export type Teams = Answer<'GET /api/:league/teams'>;
export type Team = Teams['teams'][number];
export type TeamPage = Answer<'GET /api/:league/teams/:code'>;

export type TableRow = Standings['divisions'][number]['rows'][number];
export type Division = Team['division'];
export type TeamRecord = Team['record'];
export type Meeting = FootballDetail['meetings'][number];
export type BookRow = FootballDetail['books'][number];
export type FootballPick = Answer<'GET /api/:league/daily-picks'>[number];
export type FootballPickDay = Answer<'GET /api/:league/daily-picks/day'>;
