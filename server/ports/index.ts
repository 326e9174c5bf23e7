export type {
  BaseballFeed,
  BatterLine,
  BoxScore,
  ContestStatus,
  DoubtfulResult,
  FeedGame,
  FeedPitcher,
  FinishedGame,
  LineScore,
  LiveMoment,
  LivePlay,
  LiveState,
  PitcherLine,
  ReportedFacts,
  TeamRecords,
  TeamRef,
  WholeBoxScore,
} from './baseball-feed.ts';
export type {
  DoubtfulTournament,
  FeedTournament,
  GolfEntry,
  GolfLeaderboard,
  GolfMarket,
  GolfOddsBoard,
  GolfPrice,
  GolfPriceSheet,
  GolfRound,
  GolfSource,
  GolfStatus,
  TournamentFacts,
} from './golf-feed.ts';
export type { LanguageModel } from './language-model.ts';
export {
  type BasketballLiveState,
  type FeedLeagueGame,
  type FootballLiveState,
  type HockeyLiveState,
  type LeagueBox,
  type LeagueFeed,
  type LeagueLiveState,
  type LeaguePlay,
  type LeaguePlayerLine,
  type LeagueSource,
  type PeriodScores,
  type ReportedLeagueFacts,
  UNDECIDED_CODE,
} from './league-feed.ts';
export {
  type BotMessage,
  type Mail,
  type Mailer,
  MailFailure,
  type Messenger,
  MessengerFailure,
} from './messages.ts';
export type { FeedNewsItem, News } from './news.ts';
export type { AlternateLines, AlternatesFrom, BookRef, FeedQuote, OddsBoard } from './odds-board.ts';
export {
  BadEvent,
  type CheckoutFact,
  type ConfiguredKeys,
  type Gateway,
  type InvoiceFact,
  type PaymentAccount,
  type PaymentEvent,
  type PaymentFact,
  PaymentFailure,
  type PaymentKeys,
  type PaymentStore,
  type Payments,
  type PriceIds,
  type PriceRef,
  type SignedEvent,
  type SubscriptionSnapshot,
  type TestCheckoutView,
  type TestGateway,
} from './payments.ts';
export { hasWinner, pitcherStats, playerFacts } from './player-facts.ts';
export type { FeedPlayer, Injury, LineUp, PlayerStats, SeasonLine, TeamInjuries } from './player-stats.ts';
export type { FeedProp, PropMarket } from './prop-market.ts';
export type { DataSource, KeptClaims, Providers, SourceInfo } from './providers.ts';
export type { ScheduleAge } from './schedule-age.ts';
export { type ProvenIdentity, type SignInAttempt, SignInFailure, type SignInFailureKind, type SignInProvider } from './sign-in-provider.ts';
export type { LastAnswer, ProviderReport, SourceHealth } from './source-health.ts';
export type { SourceStore } from './source-store.ts';
export type { GameWeather, Weather } from './weather.ts';
