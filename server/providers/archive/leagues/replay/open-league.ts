import type { LeagueSport } from '@clearedge/contract/sports';
import type { LeagueSource } from '../../../../ports/index.ts';
import { listLeagueSeasons, readLeagueSeason } from '../league-store.ts';
import { LeagueCalendar } from './league-calendar.ts';
import { replayLeagueFeed } from './league-feed.ts';
import { replayLeagueOdds } from './league-odds.ts';

/** A league's stored season as a source; the season before it gives the ratings something to begin with. */
export async function openLeague(storeDir: string, sport: LeagueSport, season: number, anchorNow: Date): Promise<LeagueSource> {
  const stored = (await listLeagueSeasons(storeDir))[sport] ?? [];
  const games = await readLeagueSeason(storeDir, sport, season);
  const before = stored.includes(season - 1) ? await readLeagueSeason(storeDir, sport, season - 1) : null;
  const calendar = new LeagueCalendar({ sport, season, games, before }, anchorNow);
  return { feed: replayLeagueFeed(sport, calendar), odds: replayLeagueOdds(calendar, [...games, ...(before ?? [])]) };
}
