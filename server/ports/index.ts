export type {
  BatterLine,
  BoxScore,
  EventFacts,
  EventFeed,
  EventStatus,
  FeedEvent,
  FeedPitcher,
  FinishedGame,
  LineScore,
  LivePlay,
  LiveState,
  PitcherLine,
  TeamRef,
} from './event-feed.ts';
export {
  type LanguageModel,
  type ModelCall,
  type ModelEvent,
  ModelFailure,
  type ModelFault,
  type ModelMessage,
  type ModelTool,
} from './language-model.ts';
export type { Mail, Mailer } from './mailer.ts';
export type { FeedNewsItem, News } from './news.ts';
export type { BookRef, FeedQuote, OddsBoard, QuoteMarket } from './odds-board.ts';
export type { FeedPlayer, Injury, LineUp, PlayerStats, SeasonLine } from './player-stats.ts';
export type { FeedProp, PropMarket } from './prop-market.ts';
export type { DataSource, Providers, SourceInfo } from './providers.ts';
export type { GameWeather, Weather } from './weather.ts';
