import { CFL_ADDRESSES } from '../../server/providers/cfl-scoreboard/client.ts';
import { ESPN_GOLF_ADDRESSES } from '../../server/providers/espn-golf/client.ts';
import { ESPN_SCOREBOARD_URL } from '../../server/providers/espn-scoreboard/client.ts';
import { MLB_STATS_API_URL } from '../../server/providers/mlb-stats-api/client.ts';
import { NBA_SCOREBOARD_URL } from '../../server/providers/nba-scoreboard/index.ts';
import { NEWS_ADDRESSES } from '../../server/providers/news-feeds/client.ts';
import { NHL_API_URL } from '../../server/providers/nhl-api/client.ts';
import { OPEN_METEO } from '../../server/providers/open-meteo/client.ts';
import { ODDS_API_URL } from '../../server/providers/the-odds-api/client.ts';

/** Whose answers are recorded and replayed, by the first part of the local address. */
export const PLACES = [
  'mlb-stats-api',
  'odds',
  'cfl-scoreboard',
  'cfl-history',
  'espn-scoreboard',
  'nhl-api',
  'nba-scoreboard',
  'espn-golf',
  'weather',
  'news-mlb',
  'news-espn',
  'news-rumors',
  'llm',
] as const;
export type Place = (typeof PLACES)[number];

export const isPlace = (text: string): text is Place => (PLACES as readonly string[]).includes(text);

/** The variable of the product's configuration that points at a place. */
const VARIABLES: Readonly<Record<Place, string>> = {
  'mlb-stats-api': 'MLB_STATS_API_URL',
  odds: 'ODDS_API_URL',
  'cfl-scoreboard': 'CFL_SCOREBOARD_URL',
  'cfl-history': 'CFL_HISTORY_URL',
  'espn-scoreboard': 'ESPN_SCOREBOARD_URL',
  'nhl-api': 'NHL_API_URL',
  'nba-scoreboard': 'NBA_SCOREBOARD_URL',
  'espn-golf': 'ESPN_GOLF_URL',
  weather: 'OPEN_METEO_URL',
  'news-mlb': 'NEWS_MLB_URL',
  'news-espn': 'NEWS_ESPN_URL',
  'news-rumors': 'NEWS_TRADE_RUMORS_URL',
  llm: 'LLM_BASE_URL',
};

/** Real addresses by place; two where a provider divides itself, told apart by the path that is asked. */
const REAL: Readonly<Record<Exclude<Place, 'llm'>, (path: string) => string>> = {
  'mlb-stats-api': () => MLB_STATS_API_URL,
  odds: () => ODDS_API_URL,
  'cfl-scoreboard': () => CFL_ADDRESSES.scoreboard,
  'cfl-history': () => CFL_ADDRESSES.history,
  'espn-scoreboard': () => ESPN_SCOREBOARD_URL,
  'nhl-api': () => NHL_API_URL,
  'nba-scoreboard': () => NBA_SCOREBOARD_URL,
  'espn-golf': (path) => (path.startsWith('/leaderboard') ? ESPN_GOLF_ADDRESSES.leaderboard : ESPN_GOLF_ADDRESSES.scoreboard),
  weather: (path) => (path.startsWith('/v1/archive') ? OPEN_METEO.archiveUrl : OPEN_METEO.forecastUrl),
  'news-mlb': () => NEWS_ADDRESSES.mlb,
  'news-espn': () => NEWS_ADDRESSES.espn,
  'news-rumors': () => NEWS_ADDRESSES.tradeRumors,
};

/** Where a question really goes: `base` where the operator names one. Null for a language model without an address. */
export function realAddress(place: Place, requested: string, base: string | null): string | null {
  const root = base ?? (place === 'llm' ? null : REAL[place](requested));
  if (root === null) return null;
  // A feed's address is whole: nothing but its query is added.
  const [path = '', query] = requested.split('?', 2);
  return `${root.replace(/\/+$/, '')}${path === '/' ? '' : path}${query ? `?${query}` : ''}`;
}

/** `/mlb-stats-api/api/v1/schedule?date=…` as place and what is asked of it; null for anything else. */
export function splitAddress(url: string): { place: Place; requested: string } | null {
  const found = /^\/([a-z-]+)(\/[^?]*)?(\?.*)?$/.exec(url);
  const [, place = '', path = '/', query = ''] = found ?? [];
  return isPlace(place) ? { place, requested: `${path}${query}` } : null;
}

/** Lines for the environment of a product that is to ask here. */
export const environmentLines = (origin: string, places: readonly Place[]): string[] =>
  places.map((place) => `${VARIABLES[place]}=${origin}/${place}`);
