import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { GameOf } from '../../core/games.ts';

type Answer<K extends keyof Contract> = CallResult<Contract[K]>;

export type BaseballGame = GameOf<'mlb'>;
export type BaseballDetail = Answer<'GET /api/games/:gameId'>;
export type LiveBrief = NonNullable<BaseballGame['live']>;
export type LiveGame = Answer<'GET /api/live-game/:gameId'>;
export type BoxScore = Answer<'GET /api/games/:gameId/box-score'>;
export type LineScore = NonNullable<BaseballDetail['lineScore']>;
