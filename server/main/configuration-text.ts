import { TIER_NAME } from '@clearedge/contract/entitlements';
import type { z } from 'zod';
import { type Environment, perPriceVariable } from './config.ts';

type Name = keyof z.input<typeof Environment>;
interface About {
  group: 'Where it runs' | 'Data' | 'People and mail' | 'Live data' | 'Payments' | 'Assistant' | 'Demo' | 'Retention' | 'Monitoring';
  /** What it does, in a sentence; what is accepted and the default come from the schema itself. */
  does: string;
  isSecret?: true;
}

/** Every variable with what it is for: the compiler refuses one that is missing here. */
export const ABOUT: Readonly<Record<Name, About>> = {
  PORT: { group: 'Where it runs', does: 'Where web processes listen.' },
  HOST: { group: 'Where it runs', does: 'The address to listen on; `127.0.0.1` behind a proxy on the same machine.' },
  PUBLIC_URL: {
    group: 'Where it runs',
    does: 'The address people use, for links in mail, payment returns and cookies. With `https:` the session cookie is `__Host-sid` and Secure.',
  },
  TRUST_PROXY: {
    group: 'Where it runs',
    does: 'How many proxies in front may state the caller’s address (`X-Forwarded-For`). One too many lets callers forge theirs.',
  },
  STREAMS_PER_NETWORK: {
    group: 'Where it runs',
    does: 'Live streams (`/api/stream`) per network address and process; pages beyond that get a 429 and ask once a minute. Raise it where many people share an address.',
  },
  DATA_DIR: {
    group: 'Data',
    does: 'Embedded database, `secret.key`, imported seasons, backups and the mail outbox. One process at a time uses its database.',
  },
  DATABASE_URL: { group: 'Data', does: 'A PostgreSQL server (15 or later) instead of the embedded database.', isSecret: true },
  DATABASE_DIRECT_URL: {
    group: 'Data',
    does: 'The same database past a pooler in transaction mode, where `DATABASE_URL` leads through one (`docs/operations.md`, A connection pooler).',
    isSecret: true,
  },
  DATABASE_READ_URL: {
    group: 'Data',
    does: 'A streaming replica of it, past any pooler, for exports and analytics (`docs/scale.md`, Read replicas).',
    isSecret: true,
  },
  DATA_SOURCE: { group: 'Data', does: 'Simulated league, a past season, or live. A database belongs to one source for good.' },
  ARCHIVE_DIR: {
    group: 'Data',
    does: 'Folder of season files: Retrosheet events, game logs and a lines CSV, CSV files of leagues (docs/archive.md). Naming it asks for `archive`.',
  },
  ARCHIVE_SEASON: {
    group: 'Data',
    does: 'Which season to replay, by the year in which it starts; the latest of each league when unset, or where it has no such season.',
  },
  SECRET_KEY: {
    group: 'Data',
    does: 'Encrypts payment keys and second factors; the same in every process. Unset, one is made in `DATA_DIR/secret.key`; live data needs it set.',
    isSecret: true,
  },
  SECRET_KEY_CHANGED: {
    group: 'Data',
    does: 'Set to `yes` for one start when the old key is lost; what it encrypted stays unreadable (`docs/operations.md`, Keys).',
  },
  ADMIN_EMAIL: { group: 'People and mail', does: 'The first to register with this address becomes the admin. Also the sender of mail.' },
  SMTP_URL: { group: 'People and mail', does: 'Sends mail; unset, mail is written to `DATA_DIR/outbox`.', isSecret: true },
  TELEGRAM_BOT_TOKEN: { group: 'People and mail', does: 'Sends notifications by Telegram.', isSecret: true },
  OPENID_ISSUER: {
    group: 'People and mail',
    does: 'People may also sign in with this OpenID Connect provider (discovery, authorization code with PKCE). Register `PUBLIC_URL/auth/callback` as the redirect address there.',
  },
  OPENID_CLIENT_ID: { group: 'People and mail', does: 'What the provider calls this installation.' },
  OPENID_CLIENT_SECRET: { group: 'People and mail', does: 'Its secret at the provider.', isSecret: true },
  OPENID_NAME: { group: 'People and mail', does: 'The provider’s name on the button: “Continue with …”.' },
  ODDS_API_KEY: { group: 'Live data', does: 'Prices of the-odds-api.com; unset, games show without prices and say why.', isSecret: true },
  ODDS_API_CREDITS: { group: 'Live data', does: 'Your plan’s credits a month; requests are spread over it.' },
  ODDS_API_REGIONS: { group: 'Live data', does: 'Bookmakers’ regions; each costs extra credits.' },
  SPELLINGS_FILE: {
    group: 'Live data',
    does: 'A JSON file of spellings to add without a release: clubs, books and states of games as providers write them (`docs/providers.md`, Spellings). Read at the start.',
  },
  OPEN_METEO_KEY: { group: 'Live data', does: 'For a paid Open-Meteo plan; unset, the free service.', isSecret: true },
  COMMERCIAL_FEEDS: {
    group: 'Live data',
    does: 'Set to `yes` when every feed you use may be used in a paid product (`NOTICE.md`: MLB’s needs MLB’s permission or a licensed feed). Until then live plans are not sold.',
  },
  MLB_STATS_API_URL: { group: 'Live data', does: 'Another address for the MLB Stats API.' },
  ODDS_API_URL: { group: 'Live data', does: 'Another address for the-odds-api.com.' },
  CFL_SCOREBOARD_URL: { group: 'Live data', does: 'Another address for the CFL scoreboard.' },
  CFL_HISTORY_URL: { group: 'Live data', does: 'Another address for past CFL games.' },
  ESPN_SCOREBOARD_URL: { group: 'Live data', does: 'Another address for ESPN’s scoreboards of leagues of teams.' },
  NHL_API_URL: { group: 'Live data', does: 'Another address for the NHL’s own service.' },
  NBA_SCOREBOARD_URL: {
    group: 'Live data',
    does: 'Another address for the NBA’s own scoreboard, which confirms finals; a rehearsal without it does without.',
  },
  ESPN_GOLF_URL: { group: 'Live data', does: 'Another address for golf tournaments and leaderboards.' },
  OPEN_METEO_URL: { group: 'Live data', does: 'Another address for the weather.' },
  NEWS_MLB_URL: { group: 'Live data', does: 'Another address for the news feed of MLB.' },
  NEWS_ESPN_URL: { group: 'Live data', does: 'Another address for the news feed of ESPN.' },
  NEWS_TRADE_RUMORS_URL: { group: 'Live data', does: 'Another address for the news feed of MLB Trade Rumors.' },
  LIVE_CLOCK_AT: { group: 'Live data', does: 'Rehearsals only: where the clock starts.' },
  STRIPE_SECRET_KEY: {
    group: 'Payments',
    does: 'Stripe; overrides what was saved on the setup page, as do the next five.',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: { group: 'Payments', does: 'Verifies Stripe’s events.', isSecret: true },
  ...perPriceVariable(({ tier, interval }) => ({
    group: 'Payments' as const,
    does: `The ${interval}ly price of ${TIER_NAME[tier]} at Stripe.`,
  })),
  LLM_BASE_URL: {
    group: 'Assistant',
    does: 'An OpenAI-compatible server that phrases the assistant’s answers; unset, the built-in analyst does.',
  },
  LLM_MODEL: { group: 'Assistant', does: 'The name of its model.' },
  LLM_API_KEY: { group: 'Assistant', does: 'Its key, if it needs one.', isSecret: true },
  DEMO_SEED: { group: 'Demo', does: 'Another simulated league, on dates of its own.' },
  DEMO_NOW: { group: 'Demo', does: 'When the demo clock starts, at the first start of a database.' },
  KEEP_PRICES_DAYS: {
    group: 'Retention',
    does: 'Days to keep every price of a finished game; then only opening, closing and acted-on prices stay (`docs/scale.md`).',
  },
  KEEP_NOTIFICATIONS_DAYS: { group: 'Retention', does: 'Days to keep notifications.' },
  KEEP_JOBS_DAYS: { group: 'Retention', does: 'Days to keep finished jobs; failed ones three times as long.' },
  KEEP_ANSWERS_DAYS: { group: 'Retention', does: 'Days in which a repeated request gets the first answer.' },
  LOG_LEVEL: { group: 'Monitoring', does: 'How much is logged: JSON lines on standard output.' },
  METRICS_TOKEN: {
    group: 'Monitoring',
    does: 'Opens `/metrics` to `Authorization: Bearer TOKEN`. Unset, `PORT` has no such page. With it, `METRICS_PORT` asks for it too.',
    isSecret: true,
  },
  METRICS_PORT: {
    group: 'Monitoring',
    does: 'A port of its own for `/metrics`, `/healthz` and `/readyz`, on workers too. Do not publish it.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Monitoring',
    does: 'Sends traces to this OTLP/HTTP collector, at `/v1/traces` (`docs/operations.md`, Traces); unset, there are none.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { group: 'Monitoring', does: 'Headers a hosted collector asks for, such as a key.', isSecret: true },
  OTEL_SERVICE_NAME: { group: 'Monitoring', does: 'The name of these processes in traces.' },
  OTEL_TRACES_SAMPLER_ARG: { group: 'Monitoring', does: 'The share of new traces that is sent.' },
};
