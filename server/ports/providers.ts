import type { LeagueSport, SportKey } from '@clearedge/contract/sports';
import type { KeptClaim } from '@clearedge/quant/blend';
import type { BaseballFeed } from './baseball-feed.ts';
import type { GolfSource } from './golf-feed.ts';
import type { LanguageModel } from './language-model.ts';
import type { LeagueSource } from './league-feed.ts';
import type { Mailer, Messenger, Pusher } from './messages.ts';
import type { News } from './news.ts';
import type { OddsBoard } from './odds-board.ts';
import type { Payments } from './payments.ts';
import type { PlayerStats } from './player-stats.ts';
import type { PropMarket } from './prop-market.ts';
import type { SignInProvider } from './sign-in-provider.ts';
import type { SourceHealth } from './source-health.ts';
import type { Weather } from './weather.ts';

/** What every page says about the data behind it. */
export interface SourceInfo {
  kind: 'demo' | 'archive' | 'live';
  /** "Simulated league", "2024 season replay", "Live". */
  label: string;
  /** A sentence for the footer; Retrosheet's notice where its data is shown. */
  notice: string | null;
}

/** What past plays kept of their claims, by sport; none of a sport that is missing. */
export type KeptClaims = Partial<Record<SportKey, readonly KeptClaim[]>>;

/** Who answers what the house asks of the world; nothing above knows which source is in use. */
export interface Providers {
  source: SourceInfo;
  /** Of plays at simulated prices; null for a source of real ones, whose record each sport's module has. */
  keptClaims: KeptClaims | null;
  baseball: BaseballFeed;
  odds: OddsBoard;
  players: PlayerStats;
  props: PropMarket;
  news: News;
  weather: Weather;
  /** The leagues of teams that the source has; none in a replayed baseball season. */
  leagues: Partial<Record<LeagueSport, LeagueSource>>;
  /** Null where the source has no golf. */
  golf: GolfSource | null;
  /** Null where the source asks no one. */
  health: SourceHealth | null;
  mailer: Mailer;
  /** Null where none is configured: everything works without one. */
  languageModel: LanguageModel | null;
  /** Null where no bot is set up. */
  messenger: Messenger | null;
  /** Null where none is configured: people sign in with a password. */
  signInProvider: SignInProvider | null;
  pusher: Pusher;
  payments: Payments;
}

/** The part of Providers that a data source supplies. Its methods take and return plain values, so that it can live on a worker thread. */
export type DataSource = Omit<Providers, 'health' | 'mailer' | 'languageModel' | 'messenger' | 'signInProvider' | 'pusher' | 'payments'>;
