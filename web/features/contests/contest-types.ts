import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';

type Answer<K extends keyof Contract> = CallResult<Contract[K]>;

export type Game = Answer<'GET /api/games'>[number];
export type GameDetail = Answer<'GET /api/games/:gameId'>;
export type BoxScore = Answer<'GET /api/games/:gameId/box-score'>;
export type PublicSplit = Answer<'GET /api/games/:gameId/public'>;
export type LiveGame = Answer<'GET /api/live-game/:gameId'>;
export type NewsItem = Answer<'GET /api/mlb/news'>[number];
export type LineHistory = Answer<'GET /api/games/:gameId/line-history'>;
export type PlayerProp = Answer<'GET /api/games/:gameId/player-props'>[number];
export type PropSide = NonNullable<PlayerProp['over']>;
export type PropLog = Answer<'GET /api/games/:gameId/player-props/:playerId'>;

export type GameOdds = Game['odds'][number];
export type PriceCell = Extract<GameOdds, { market: 'moneyline' }>['away'];
export type AiSummary = NonNullable<Game['aiSummary']>;
export type OpenAiSummary = Extract<AiSummary, { summary: string }>;
export type Analysis = Answer<'GET /api/games/:gameId/analysis'>;
export type ValuePlay = Analysis['valuePlays'][number];
export type SuggestedBet = Analysis['suggestedBets'][number];
export type PricedSide = Analysis['fairPrices'][number];
export type LiveBrief = NonNullable<Game['live']>;
export type LineScore = NonNullable<GameDetail['lineScore']>;
export type TeamForm = GameDetail['form']['away'];
export type BookRow = GameDetail['books'][number];
export type GameWeather = NonNullable<Game['weather']>;
export type HistoryMarket = LineHistory['market'];
export type HistorySide = LineHistory['side'];
