import type { VerbResult } from '@clearedge/contract/route';
import type { footballRoutes } from '@clearedge/contract/routes/football/football';

type Result<K extends keyof typeof footballRoutes> = VerbResult<(typeof footballRoutes)[K]>;

export type Game = Result<'GET /api/cfl/games'>[number];
export type GameDetail = Result<'GET /api/cfl/games/:gameId'>;
export type Schedule = Result<'GET /api/cfl/schedule'>;
export type Standings = Result<'GET /api/cfl/standings'>;
export type TableRow = Standings['divisions'][number]['rows'][number];
export type Teams = Result<'GET /api/cfl/teams'>;
export type Team = Teams['teams'][number];
export type TeamPage = Result<'GET /api/cfl/teams/:code'>;
export type Meeting = GameDetail['meetings'][number];
export type OddsShape = 'a' | 'b';
