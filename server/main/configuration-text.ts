import { TIER_NAME } from '@clearedge/contract/entitlements';
import type { z } from 'zod';
import { type Environment, perPriceVariable } from './config.ts';

type Name = keyof z.input<typeof Environment>;
interface About {
  group: 'Where it runs' | 'Data' | 'People and mail' | 'Live data' | 'Payments' | 'Assistant' | 'Demo' | 'Retention' | 'Watching';
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
    does: 'How many proxies in front are believed about the caller’s address (`X-Forwarded-For`). One too many lets callers forge theirs.',
  },
  STREAMS_PER_NETWORK: {
    group: 'Where it runs',
    does: 'Live streams (`/api/stream`) that one network address may hold open in a process; more are a 429, and those pages ask once a minute instead. Raise it where many people share an address.',
  },
  DATA_DIR: {
    group: 'Data',
    does: 'Embedded database, `secret.key`, imported seasons, backups and the mail outbox. One process at a time uses its database.',
  },
  DATABASE_URL: { group: 'Data', does: 'A PostgreSQL server (15 or later) instead of the embedded database.', isSecret: true },
  DATA_SOURCE: {
    group: 'Data',
    does: 'Whose games: the simulated league, a past season replayed, or the real world. A database belongs to one source for good.',
  },
  ARCHIVE_DIR: { group: 'Data', does: 'Folder of Retrosheet event files, game logs and a lines CSV. Naming it asks for `archive`.' },
  ARCHIVE_SEASON: { group: 'Data', does: 'Which season to replay; the latest when unset.' },
  SECRET_KEY: {
    group: 'Data',
    does: 'Encrypts stored payment keys and second factors. The same in every process of an installation. Unset, one is made in `DATA_DIR/secret.key`; live data needs it set.',
    isSecret: true,
  },
  SECRET_KEY_CHANGED: {
    group: 'Data',
    does: 'Set to `yes` for one start when the old key is lost: what it sealed stays closed for good (`docs/operations.md`, Keys).',
  },
  ADMIN_EMAIL: { group: 'People and mail', does: 'Who registers first with this address becomes the admin; also the sender of mail.' },
  SMTP_URL: { group: 'People and mail', does: 'Sends mail; unset, mail is written to `DATA_DIR/outbox`.', isSecret: true },
  TELEGRAM_BOT_TOKEN: { group: 'People and mail', does: 'Sends notifications by Telegram to those who asked for it.', isSecret: true },
  ODDS_API_KEY: { group: 'Live data', does: 'Prices of the-odds-api.com; unset, games show without prices and say why.', isSecret: true },
  ODDS_API_CREDITS: { group: 'Live data', does: 'What your plan allows a month; requests are spread so that they last.' },
  ODDS_API_REGIONS: { group: 'Live data', does: 'Whose bookmakers; each region costs credits of its own.' },
  OPEN_METEO_KEY: { group: 'Live data', does: 'For the paid plan of Open-Meteo; unset, its free service is asked.', isSecret: true },
  MLB_STATS_API_URL: { group: 'Live data', does: 'Another address for the MLB Stats API.' },
  ODDS_API_URL: { group: 'Live data', does: 'Another address for the-odds-api.com.' },
  CFL_SCOREBOARD_URL: { group: 'Live data', does: 'Another address for the CFL scoreboard.' },
  CFL_HISTORY_URL: { group: 'Live data', does: 'Another address for past CFL games.' },
  ESPN_GOLF_URL: { group: 'Live data', does: 'Another address for golf tournaments and leaderboards.' },
  OPEN_METEO_URL: { group: 'Live data', does: 'Another address for the weather.' },
  NEWS_MLB_URL: { group: 'Live data', does: 'Another address for the news feed of MLB.' },
  NEWS_ESPN_URL: { group: 'Live data', does: 'Another address for the news feed of ESPN.' },
  NEWS_TRADE_RUMORS_URL: { group: 'Live data', does: 'Another address for the news feed of MLB Trade Rumors.' },
  LIVE_CLOCK_AT: { group: 'Live data', does: 'Only for rehearsals against recorded answers: where the clock starts.' },
  STRIPE_SECRET_KEY: {
    group: 'Payments',
    does: 'Stripe; overrides what was saved on the setup page, as do the next three.',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: { group: 'Payments', does: 'What Stripe signs its events with.', isSecret: true },
  ...perPriceVariable((tier) => ({ group: 'Payments' as const, does: `The price of ${TIER_NAME[tier]} at Stripe.` })),
  LLM_BASE_URL: {
    group: 'Assistant',
    does: 'An OpenAI-compatible server that phrases the assistant’s answers; unset, the built-in analyst does.',
  },
  LLM_MODEL: { group: 'Assistant', does: 'The name of its model.' },
  LLM_API_KEY: { group: 'Assistant', does: 'Its key, where it wants one.', isSecret: true },
  DEMO_SEED: { group: 'Demo', does: 'Another simulated league.' },
  DEMO_NOW: { group: 'Demo', does: 'When the demo clock starts, at the first start of a database.' },
  KEEP_PRICES_DAYS: {
    group: 'Retention',
    does: 'After so many days a finished game keeps of its prices the opening and closing ones and those at which someone decided something; before, every one.',
  },
  KEEP_NOTIFICATIONS_DAYS: { group: 'Retention', does: 'Notifications older than that are removed.' },
  KEEP_JOBS_DAYS: { group: 'Retention', does: 'Jobs done longer ago are removed; failed ones after three times that.' },
  KEEP_ANSWERS_DAYS: { group: 'Retention', does: 'For so long a repeated request gets the answer of the first one.' },
  LOG_LEVEL: { group: 'Watching', does: 'How much is logged: JSON lines on standard output.' },
  METRICS_TOKEN: {
    group: 'Watching',
    does: 'Opens `/metrics` to `Authorization: Bearer TOKEN`. Unset, `PORT` has no such page. With it, `METRICS_PORT` asks for it too.',
    isSecret: true,
  },
  METRICS_PORT: {
    group: 'Watching',
    does: 'A port of its own for `/metrics`, `/healthz` and `/readyz`, on workers too. Do not publish it.',
  },
};
