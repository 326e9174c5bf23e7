import { z } from 'zod';
import type { LiveConfig } from '../app/app-config.ts';
import { NO_SPELLINGS } from '../providers/leagues/spellings.ts';
import { LIVE_ADDRESSES, type LiveAddresses } from '../providers/live/index.ts';
import { readSpellings } from '../providers/live/read-spellings.ts';

const host = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'an address that begins with http:// or https://')
  .transform((text) => text.replace(/\/+$/, ''))
  .optional();

const CREDITS_FREE = '500';

/** What only the live source reads. */
export const LIVE_VARIABLES = {
  MLB_STATS_API_URL: host,
  ODDS_API_URL: host,
  CFL_SCOREBOARD_URL: host,
  CFL_HISTORY_URL: host,
  ESPN_SCOREBOARD_URL: host,
  NHL_API_URL: host,
  NBA_SCOREBOARD_URL: host,
  ESPN_GOLF_URL: host,
  OPEN_METEO_URL: host,
  NEWS_MLB_URL: host,
  NEWS_ESPN_URL: host,
  NEWS_TRADE_RUMORS_URL: host,
  ODDS_API_KEY: z.string().min(8, 'a key of the-odds-api.com').max(200, 'a key of the-odds-api.com').optional(),
  ODDS_API_CREDITS: z
    .string()
    .regex(/^[1-9]\d{1,8}$/, 'the credits of your plan a month, like 20000')
    .default(CREDITS_FREE)
    .transform(Number),
  ODDS_API_REGIONS: z
    .string()
    .regex(/^(us|us2|uk|eu|au|us_dfs|us_ex)(,(us|us2|uk|eu|au|us_dfs|us_ex))*$/, 'regions with commas between, like us or us,us2')
    .default('us'),
  SPELLINGS_FILE: z.string().optional(),
  OPEN_METEO_KEY: z.string().min(4, 'the key of an Open-Meteo plan').max(200, 'the key of an Open-Meteo plan').optional(),
  COMMERCIAL_FEEDS: z.enum(['yes'], { error: 'yes, or unset' }).optional(),
  LIVE_CLOCK_AT: z.iso.datetime({ offset: true, error: 'an ISO time, like 2026-08-07T16:00:00Z' }).optional(),
} as const;

const Live = z.object(LIVE_VARIABLES);
type Live = z.output<typeof Live>;

type Place = keyof LiveAddresses;

const VARIABLE_OF: Readonly<Record<Place, keyof Live>> = {
  mlb: 'MLB_STATS_API_URL',
  odds: 'ODDS_API_URL',
  cflScoreboard: 'CFL_SCOREBOARD_URL',
  cflHistory: 'CFL_HISTORY_URL',
  espnScoreboard: 'ESPN_SCOREBOARD_URL',
  nhl: 'NHL_API_URL',
  nbaFinals: 'NBA_SCOREBOARD_URL',
  golfScoreboard: 'ESPN_GOLF_URL',
  golfLeaderboard: 'ESPN_GOLF_URL',
  weatherForecast: 'OPEN_METEO_URL',
  weatherArchive: 'OPEN_METEO_URL',
  newsMlb: 'NEWS_MLB_URL',
  newsEspn: 'NEWS_ESPN_URL',
  newsTradeRumors: 'NEWS_TRADE_RUMORS_URL',
};

/** What confirms others alone: a rehearsal that does not stand in for it leaves it out. */
const CONFIRMING: readonly Place[] = ['nbaFinals'];

const addressOf = (env: Live, place: Place): LiveAddresses[Place] | number =>
  env[VARIABLE_OF[place]] ?? (env.LIVE_CLOCK_AT && CONFIRMING.includes(place) ? null : LIVE_ADDRESSES[place]);

const addressesOf = (env: Live): LiveAddresses =>
  Object.fromEntries(Object.keys(VARIABLE_OF).map((place) => [place, addressOf(env, place as Place)])) as unknown as LiveAddresses;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const isLocal = (address: string | null): boolean => address === null || LOOPBACK.test(new URL(address).hostname);

/** Why the file of spellings cannot be used; empty where there is none. */
export function spellingComplaints({ SPELLINGS_FILE: file }: Pick<Live, 'SPELLINGS_FILE'>, source: string): string[] {
  if (file === undefined) return [];
  if (source !== 'live') return ['SPELLINGS_FILE: only with DATA_SOURCE=live'];
  const { complaints } = readSpellings(file);
  return complaints.map((complaint) => `SPELLINGS_FILE: ${complaint}`);
}

/** A clock that is not the world's must never ask the world. */
export function liveComplaints(env: Live, source: string): string[] {
  if (!env.LIVE_CLOCK_AT) return [];
  if (source !== 'live') return ['LIVE_CLOCK_AT: only with DATA_SOURCE=live'];
  const addresses = addressesOf(env);
  const remote = new Set(Object.entries(VARIABLE_OF).flatMap(([place, name]) => (isLocal(addresses[place as Place]) ? [] : name)));
  return remote.size === 0
    ? []
    : [`LIVE_CLOCK_AT: only where every provider is on this machine; set ${[...remote].join(', ')} to a local address`];
}

export const liveConfigOf = (env: Live): LiveConfig => ({
  addresses: addressesOf(env),
  oddsApiKey: env.ODDS_API_KEY ?? null,
  oddsApiCredits: env.ODDS_API_CREDITS,
  oddsApiRegions: env.ODDS_API_REGIONS,
  openMeteoKey: env.OPEN_METEO_KEY ?? null,
  spellings: env.SPELLINGS_FILE === undefined ? NO_SPELLINGS : readSpellings(env.SPELLINGS_FILE).spellings,
  mayBeSold: env.COMMERCIAL_FEEDS === 'yes',
  clockAt: env.LIVE_CLOCK_AT ? new Date(env.LIVE_CLOCK_AT) : null,
});
