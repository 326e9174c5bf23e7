import { memoryStore } from '../../../server/providers/http/testing/memory-store.ts';
import { createLiveSource, type LiveSource } from '../../../server/providers/live/index.ts';
import type { ReplayWorld } from './replay-world.ts';

/** The product's live source, asking a replayed day. */
export function liveOn({ around, bases }: ReplayWorld, oddsApiCredits = 20_000): LiveSource {
  const addresses = {
    mlb: bases['mlb-stats-api'],
    odds: bases.odds,
    cflScoreboard: bases['cfl-scoreboard'],
    cflHistory: bases['cfl-history'],
    espnScoreboard: bases['espn-scoreboard'],
    nhl: bases['nhl-api'],
    nbaFinals: bases['nba-scoreboard'],
    golfScoreboard: bases['espn-golf'],
    golfLeaderboard: bases['espn-golf'],
    weatherForecast: bases.weather,
    weatherArchive: bases.weather,
    newsMlb: bases['news-mlb'],
    newsEspn: bases['news-espn'],
    newsTradeRumors: bases['news-rumors'],
  };
  const terms = { oddsApiKey: 'marker-key-of-the-tests', oddsApiCredits, oddsApiRegions: 'us', openMeteoKey: null, isRehearsal: true };
  return createLiveSource({ addresses, ...terms }, around, memoryStore());
}
