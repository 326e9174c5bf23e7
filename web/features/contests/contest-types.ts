import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { ReactNode } from 'react';
import type { AnyGame, TeamSide } from '../../core/games.ts';
import type { OfferGame } from '../../core/prices/offer.ts';

type Answer<K extends keyof Contract> = CallResult<Contract[K]>;

export type Game = Answer<'GET /api/games'>[number];
export type GameDetail = Answer<'GET /api/games/:gameId'>;
/** The moneyline without the books' margin. */
export type MarketView = NonNullable<GameDetail['market']>;
export type PublicSplit = Answer<'GET /api/games/:gameId/public'>;
export type NewsItem = Answer<'GET /api/:league/news'>[number];
export type LineHistory = Answer<'GET /api/games/:gameId/line-history'>;
export type PlayerProp = Answer<'GET /api/games/:gameId/player-props'>[number];
/** A game of any sport whose players are priced. */
export type PropGame = OfferGame & Pick<AnyGame, 'isCompleted'>;
export type PropSide = NonNullable<PlayerProp['over']>;
export type AlternateAnswer = Answer<'GET /api/games/:gameId/alternates'>;
export type AlternateRung = AlternateAnswer['ladders'][number]['rungs'][number];
export type PropLog = Answer<'GET /api/games/:gameId/player-props/:playerId'>;

export type AiSummary = NonNullable<Game['aiSummary']>;
export type OpenAiSummary = Extract<AiSummary, { summary: string }>;
export type Analysis = Answer<'GET /api/games/:gameId/analysis'>;
export type ValuePlay = Analysis['valuePlays'][number];
export type SuggestedBet = Analysis['suggestedBets'][number];
export type PricedSide = Analysis['fairPrices'][number];
export type TeamForm = GameDetail['form']['away'];
export type BookRow = GameDetail['books'][number];
export type GameWeather = NonNullable<Game['weather']>;
export type HistoryMarket = LineHistory['market'];
export type HistorySide = LineHistory['side'];

/** What a sport adds to the page of one of its games; the route of the page hands it in. */
export interface GamePage {
  /** Under a club's name. */
  sideLine: (game: GameDetail, side: TeamSide) => string;
  /** In the head of a game in play: what the score alone does not say, and who is at it. */
  LiveState: (props: { game: GameDetail }) => ReactNode;
  LiveMatchup: (props: { game: GameDetail }) => ReactNode;
  /** The plays as reported, where no curve of chances tells them. */
  LivePlays: (props: { game: GameDetail }) => ReactNode;
  LineScorePanel: (props: { game: GameDetail }) => ReactNode;
  LineUps: (props: { game: GameDetail }) => ReactNode;
  BoxTab: (props: { game: GameDetail }) => ReactNode;
}
