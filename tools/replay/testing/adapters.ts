import { cflScoreboard } from '../../../server/providers/cfl-scoreboard/index.ts';
import { espnGolf } from '../../../server/providers/espn-golf/index.ts';
import { espnScoreboard } from '../../../server/providers/espn-scoreboard/index.ts';
import { memoryStore } from '../../../server/providers/http/testing/memory-store.ts';
import { mlbStatsApi } from '../../../server/providers/mlb-stats-api/index.ts';
import { newsFeeds } from '../../../server/providers/news-feeds/index.ts';
import { nhlApi } from '../../../server/providers/nhl-api/index.ts';
import { openMeteo } from '../../../server/providers/open-meteo/index.ts';
import { theOddsApi } from '../../../server/providers/the-odds-api/index.ts';
import type { ReplayWorld } from './replay-world.ts';

/** The real adapters, asking a replayed day. */
export function adaptersOn({ around, bases }: ReplayWorld, monthlyCredits = 20_000) {
  const mlb = mlbStatsApi(around, bases['mlb-stats-api']);
  const cfl = cflScoreboard(around, { scoreboard: bases['cfl-scoreboard'], history: bases['cfl-history'] });
  const espn = espnScoreboard(around, bases['espn-scoreboard']);
  const nhl = nhlApi(around, bases['nhl-api']);
  const golf = espnGolf(around, { scoreboard: bases['espn-golf'], leaderboard: bases['espn-golf'] });
  const priced = {
    baseball: mlb.baseball,
    players: mlb.players,
    leagues: { cfl: cfl.feed, ...espn.feeds, nhl: nhl.feed },
    golf: golf.feed,
  };
  const terms = { apiKey: 'marker-key-of-the-tests', monthlyCredits, baseUrl: bases.odds };
  const odds = theOddsApi(terms, priced, around, memoryStore());
  const weather = openMeteo(mlb.findPark, around, { forecastUrl: bases.weather, archiveUrl: bases.weather, apiKey: null });
  const news = newsFeeds(around, {
    mlb: bases['news-mlb'],
    espn: bases['news-espn'],
    tradeRumors: bases['news-rumors'],
    leagues: bases['espn-scoreboard'],
  });
  return { mlb, cfl, espn, nhl, golf, odds, weather, news };
}
