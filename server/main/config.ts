import type { PaidTier } from '@clearedge/contract/entitlements';
import { PAID_PLANS, type PaidPlan, perPriceId } from '@clearedge/contract/routes/billing/plan-terms';
import { z } from 'zod';
import type { AppConfig } from '../app/app-config.ts';
import { PAST_SEED } from '../app/demo-world.ts';
import { STORED_DAYS } from '../kernel/retention.ts';
import { LIVE_VARIABLES, liveComplaints, liveConfigOf, spellingComplaints } from './live-config.ts';
import { TRACE_VARIABLES, tracingOf } from './trace-config.ts';

/** Names every variable that is wrong and what it should be. */
export class ConfigError extends Error {
  constructor(complaints: readonly string[]) {
    super(`The configuration is not usable:\n${complaints.map((complaint) => `  ${complaint}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const whole = (least: number, most: number, error: string) =>
  z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
const address = (protocols: readonly string[], error: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), error);

/** Over plain http anyone on the way could sign in as anyone; on this machine no one is on the way. */
const isSafeIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)));
};

const days = (stored: number) => whole(0, 36_500, 'a number of days from 0 to 36500 (0: for ever)').default(stored);

type PriceVariable = `STRIPE_${Uppercase<PaidTier>}_${'' | 'YEARLY_'}PRICE_ID`;
const priceVariable = ({ tier, interval }: PaidPlan) =>
  `STRIPE_${tier.toUpperCase()}_${interval === 'year' ? 'YEARLY_' : ''}PRICE_ID` as PriceVariable;
/** A value for each plan as it is sold, under the name of the variable that holds its price. */
export const perPriceVariable = <V>(make: (plan: PaidPlan) => V): Record<PriceVariable, V> =>
  Object.fromEntries(PAID_PLANS.map((plan) => [priceVariable(plan), make(plan)])) as Record<PriceVariable, V>;

/** Every variable that is read; `configuration-text.ts` says what each is for. */
export const Environment = z.object({
  PORT: whole(0, 65_535, 'a port number from 0 to 65535 (0: any free port)').default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'the address of a PostgreSQL server, like postgres://user:password@host:5432/name',
  ).optional(),
  DATABASE_DIRECT_URL: address(
    ['postgres:', 'postgresql:'],
    'the address of the same database, like postgres://user:password@host:5432/name',
  ).optional(),
  DATABASE_READ_URL: address(
    ['postgres:', 'postgresql:'],
    'the address of a streaming replica of the database, like postgres://user:password@host:5432/name',
  ).optional(),
  DATA_SOURCE: z.enum(['demo', 'archive', 'live'], { error: 'demo, archive or live' }).optional(),
  ARCHIVE_DIR: z.string().optional(),
  ARCHIVE_SEASON: whole(1871, 2100, 'a year, like 2024').optional(),
  SECRET_KEY: z.string().min(32, 'at least 32 characters; make one with: openssl rand -base64 32').optional(),
  SECRET_KEY_CHANGED: z.enum(['yes'], { error: 'yes, or unset' }).optional(),
  ADMIN_EMAIL: z.email('a mail address').optional(),
  DEMO_SEED: z.string().max(100, 'at most 100 characters').default(PAST_SEED),
  DEMO_NOW: z.iso.datetime({ offset: true, error: 'an ISO time, like 2026-07-11T16:00:00Z' }).optional(),
  ...LIVE_VARIABLES,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'fatal, error, warn, info, debug, trace or silent' })
    .default('info'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'the address of a mail server, like smtps://user:password@host:465').optional(),
  LLM_BASE_URL: address(['http:', 'https:'], 'the address of an OpenAI-compatible server, like http://localhost:11434/v1').optional(),
  LLM_API_KEY: z.string().max(500, 'at most 500 characters').optional(),
  LLM_MODEL: z.string().max(200, 'at most 200 characters').optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{3,20}:[\w-]{20,100}$/, 'the token of a Telegram bot, as BotFather gives it')
    .optional(),
  OPENID_ISSUER: z.string().refine(isSafeIssuer, 'the issuer of an OpenID Connect provider, like https://login.example.com').optional(),
  OPENID_CLIENT_ID: z.string().max(500, 'at most 500 characters').optional(),
  OPENID_CLIENT_SECRET: z.string().max(500, 'at most 500 characters').optional(),
  OPENID_NAME: z.string().trim().max(40, 'at most 40 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'a secret key that begins with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'a signing secret that begins with whsec_')
    .optional(),
  ...perPriceVariable(() =>
    z
      .string()
      .regex(/^price_\w+$/, 'the id of a price, which begins with price_')
      .optional(),
  ),
  PUBLIC_URL: address(['http:', 'https:'], 'the address people use, like https://clearedge.example').optional(),
  TRUST_PROXY: whole(0, 10, 'the number of proxies in front, from 0 to 10').default(0),
  STREAMS_PER_NETWORK: whole(1, 10_000, 'a number of open streams from 1 to 10000').default(20),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  METRICS_PORT: whole(1, 65_535, 'a port number from 1 to 65535').optional(),
  ...TRACE_VARIABLES,
  KEEP_PRICES_DAYS: days(STORED_DAYS.prices),
  KEEP_NOTIFICATIONS_DAYS: days(STORED_DAYS.notifications),
  KEEP_JOBS_DAYS: days(STORED_DAYS.jobs),
  KEEP_ANSWERS_DAYS: days(STORED_DAYS.answers),
});
type Environment = z.output<typeof Environment>;

type Source = 'demo' | 'archive' | 'live';

/** Naming a folder of seasons is asking for them. */
const sourceOf = (env: Environment): Source => env.DATA_SOURCE ?? (env.ARCHIVE_DIR ? 'archive' : 'demo');

/** What no single variable can say of itself. */
function complaintsOf(env: Environment, source: Source): string[] {
  const complaints: string[] = [];
  if (source === 'live' && !env.SECRET_KEY)
    complaints.push('SECRET_KEY: needed in live mode, at least 32 characters; make one with: openssl rand -base64 32');
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (env[name] && !env.DATABASE_URL) complaints.push(`DATABASE_URL: needed with ${name}`);
  if (env.LLM_BASE_URL && !env.LLM_MODEL) complaints.push('LLM_MODEL: the name of the model, needed with LLM_BASE_URL');
  if (!env.LLM_BASE_URL && (env.LLM_MODEL || env.LLM_API_KEY)) complaints.push('LLM_BASE_URL: needed with LLM_MODEL and LLM_API_KEY');
  const openId = [env.OPENID_ISSUER, env.OPENID_CLIENT_ID, env.OPENID_CLIENT_SECRET, env.OPENID_NAME];
  if (openId.some((value) => value !== undefined) && !openId.every((value) => value !== undefined))
    complaints.push('OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET, OPENID_NAME: set all four or none');
  if (source !== 'demo' && env.DEMO_NOW) complaints.push('DEMO_NOW: only with DATA_SOURCE=demo');
  return [...complaints, ...liveComplaints(env, source), ...spellingComplaints(env, source)];
}

function openIdOf(env: Environment): AppConfig['openId'] {
  const { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: clientSecret, OPENID_NAME: name } = env;
  return issuer && clientId && clientSecret && name ? { issuer, clientId, clientSecret, name } : null;
}

/** Reads the configuration; an empty variable counts as unset. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): AppConfig {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`));
  const env = parsed.data;
  const source = sourceOf(env);
  const complaints = complaintsOf(env, source);
  if (complaints.length) throw new ConfigError(complaints);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    dataSource: source,
    archiveDir: env.ARCHIVE_DIR ?? null,
    archiveSeason: env.ARCHIVE_SEASON ?? null,
    secretKey: env.SECRET_KEY ?? null,
    acceptsOtherKey: env.SECRET_KEY_CHANGED === 'yes',
    adminEmail: env.ADMIN_EMAIL?.toLowerCase() ?? null,
    live: source === 'live' ? liveConfigOf(env) : null,
    demoSeed: env.DEMO_SEED,
    demoNow: env.DEMO_NOW ? new Date(env.DEMO_NOW) : null,
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    languageModel:
      env.LLM_BASE_URL && env.LLM_MODEL ? { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY ?? null, model: env.LLM_MODEL } : null,
    telegramToken: env.TELEGRAM_BOT_TOKEN ?? null,
    openId: openIdOf(env),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY ?? null,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
      prices: perPriceId((plan) => env[priceVariable(plan)] ?? null),
    },
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: env.TRUST_PROXY,
    streamsPerNetwork: env.STREAMS_PER_NETWORK,
    metricsToken: env.METRICS_TOKEN ?? null,
    metricsPort: env.METRICS_PORT ?? null,
    tracing: tracingOf(env),
    keepDays: {
      prices: env.KEEP_PRICES_DAYS,
      notifications: env.KEEP_NOTIFICATIONS_DAYS,
      jobs: env.KEEP_JOBS_DAYS,
      answers: env.KEEP_ANSWERS_DAYS,
    },
  };
}
