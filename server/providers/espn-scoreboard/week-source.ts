import { easternDay } from '@clearedge/quant/calendar';
import type { LeagueLiveState, LeaguePlay } from '../../ports/league-feed.ts';
import { ProviderFault } from '../http/index.ts';
import type { WeekSource } from '../leagues/week-feed.ts';
import type { EspnScoreboardClient } from './client.ts';
import type { EspnGame, EspnLeague } from './league.ts';
import { mapScoreboard, periodsOf } from './map-game.ts';
import { mapBasketball, mapFootball } from './map-live.ts';
import { mapPlays } from './map-plays.ts';

/** Only the plays hang on a game's own page: without it the game goes on without. */
async function listPlays(client: EspnScoreboardClient, { path }: EspnLeague, found: EspnGame): Promise<LeaguePlay[]> {
  const good = await client.summary(path, found.wire.id).catch((error: unknown) => {
    if (error instanceof ProviderFault) return null;
    throw error;
  });
  return good ? mapPlays(good.value, found) : [];
}

/** A league as ESPN's scoreboard tells it, of any week that is asked for. */
export const espnWeeks = (client: EspnScoreboardClient, league: EspnLeague): WeekSource<EspnGame> => ({
  unit: league.unit,
  minutes: league.periods * league.periodMinutes,
  moved: league.moved,
  listWeek: async (week) => {
    const good = await client.scoreboard(league.path, week);
    return { ...good, value: mapScoreboard(good.value, league, good.checkedAt) };
  },
  getSeason: async () => {
    const { startDate, endDate, year } = await client.season(league.path);
    return { from: easternDay(new Date(startDate)), to: easternDay(new Date(endDate)), year: year - (league.isNamedByEnd ? 1 : 0) };
  },
  findLive: async (found, asOf): Promise<LeagueLiveState | null> => {
    const plays = await listPlays(client, league, found);
    return league.kind === 'football' ? mapFootball(found, league, plays, asOf) : mapBasketball(found, plays, asOf);
  },
  findPeriods: async ({ wire }) => periodsOf(wire),
});
