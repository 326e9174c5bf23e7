import { CFL_ADDRESSES } from '../cfl-scoreboard/client.ts';
import { ESPN_GOLF_ADDRESSES } from '../espn-golf/client.ts';
import { MLB_STATS_API_URL } from '../mlb-stats-api/client.ts';
import { NEWS_ADDRESSES } from '../news-feeds/client.ts';
import { OPEN_METEO } from '../open-meteo/client.ts';
import { ODDS_API_URL } from '../the-odds-api/client.ts';

/** Where each provider is asked; feeds by their whole address. */
export interface LiveAddresses {
  mlb: string;
  odds: string;
  cflScoreboard: string;
  cflHistory: string;
  golfScoreboard: string;
  golfLeaderboard: string;
  weatherForecast: string;
  weatherArchive: string;
  newsMlb: string;
  newsEspn: string;
  newsTradeRumors: string;
}

export const LIVE_ADDRESSES: LiveAddresses = {
  mlb: MLB_STATS_API_URL,
  odds: ODDS_API_URL,
  cflScoreboard: CFL_ADDRESSES.scoreboard,
  cflHistory: CFL_ADDRESSES.history,
  golfScoreboard: ESPN_GOLF_ADDRESSES.scoreboard,
  golfLeaderboard: ESPN_GOLF_ADDRESSES.leaderboard,
  weatherForecast: OPEN_METEO.forecastUrl,
  weatherArchive: OPEN_METEO.archiveUrl,
  newsMlb: NEWS_ADDRESSES.mlb,
  newsEspn: NEWS_ADDRESSES.espn,
  newsTradeRumors: NEWS_ADDRESSES.tradeRumors,
};
