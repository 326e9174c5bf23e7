import type { KeepDays } from '../kernel/retention.ts';
import type { TracingConfig } from '../platform/tracing/open-tracing.ts';
import type { ConfiguredKeys } from '../ports/index.ts';
import type { Spellings } from '../providers/leagues/spellings.ts';
import type { LiveAddresses } from '../providers/live/index.ts';
import type { OpenIdConfig } from '../providers/openid-connect/index.ts';

/** What the operator configured. Only `main` reads the environment; everybody else is handed this. */
export interface AppConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Past a pooler in transaction mode; the same address where there is none. */
  databaseDirectUrl: string | null;
  /** A streaming replica for reads that ask much. */
  databaseReadUrl: string | null;
  dataSource: 'demo' | 'archive' | 'live';
  archiveDir: string | null;
  archiveSeason: number | null;
  secretKey: string | null;
  /** The operator knows that another key opens nothing sealed before. */
  acceptsOtherKey: boolean;
  adminEmail: string | null;
  /** Only with the live source. */
  live: LiveConfig | null;
  demoSeed: string;
  demoNow: Date | null;
  logLevel: string;
  smtpUrl: string | null;
  languageModel: { baseUrl: string; apiKey: string | null; model: string } | null;
  telegramToken: string | null;
  /** Null: people sign in with a password. */
  openId: OpenIdConfig | null;
  stripe: ConfiguredKeys;
  publicUrl: string | null;
  trustProxy: number;
  /** Live streams that one network may have open in a process. */
  streamsPerNetwork: number;
  metricsToken: string | null;
  /** A port for an operator's tools alone; null for none. */
  metricsPort: number | null;
  /** Null: no traces. */
  tracing: TracingConfig | null;
  keepDays: KeepDays;
}

export interface LiveConfig {
  addresses: LiveAddresses;
  /** Null: there are no prices, and pages say so. */
  oddsApiKey: string | null;
  /** Credits of the plan that the key belongs to, a month. */
  oddsApiCredits: number;
  oddsApiRegions: string;
  openMeteoKey: string | null;
  spellings: Spellings;
  /** The operator has confirmed that the feeds may be used in a product that people pay for. */
  mayBeSold: boolean;
  /** A rehearsal against recorded answers: the product's clock starts here. */
  clockAt: Date | null;
}
