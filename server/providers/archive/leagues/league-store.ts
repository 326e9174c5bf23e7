import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LeagueSport } from '@clearedge/contract/sports';
import { ARCHIVE_LEAGUES } from './archive-league.ts';
import { LEAGUE_FORMAT, type LeagueSeasonSummary, type StoredLeague, type StoredLeagueGame } from './stored-league.ts';

const leagueDir = (storeDir: string, sport: LeagueSport): string => join(storeDir, 'leagues', sport);
const seasonFile = (dir: string, season: number): string => join(dir, `${season}.json.gz`);

/** Writes a league beside the old one and changes their names, so that no reader meets half of it. */
export async function writeLeague(
  storeDir: string,
  sport: LeagueSport,
  league: StoredLeague,
  seasons: readonly { summary: LeagueSeasonSummary; games: StoredLeagueGame[] }[],
): Promise<void> {
  const dir = leagueDir(storeDir, sport);
  const fresh = `${dir}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const { summary, games } of seasons) await writeFile(seasonFile(fresh, summary.season), gzipSync(JSON.stringify(games)));
  await writeFile(join(fresh, 'league.json'), `${JSON.stringify(league, null, 2)}\n`);
  await rm(dir, { recursive: true, force: true });
  await rename(fresh, dir);
}

/** What is stored of a league; null where it is nothing, or in an older form. */
export async function findLeague(storeDir: string, sport: LeagueSport): Promise<StoredLeague | null> {
  try {
    const league = JSON.parse(await readFile(join(leagueDir(storeDir, sport), 'league.json'), 'utf8')) as StoredLeague;
    return league.format === LEAGUE_FORMAT ? league : null;
  } catch {
    return null;
  }
}

export const readLeagueSeason = async (storeDir: string, sport: LeagueSport, season: number): Promise<StoredLeagueGame[]> =>
  JSON.parse(gunzipSync(await readFile(seasonFile(leagueDir(storeDir, sport), season))).toString('utf8')) as StoredLeagueGame[];

/** The stored seasons of every league that has one, the earliest first. */
export async function listLeagueSeasons(storeDir: string): Promise<Partial<Record<LeagueSport, number[]>>> {
  const found: Partial<Record<LeagueSport, number[]>> = {};
  for (const sport of Object.keys(ARCHIVE_LEAGUES) as LeagueSport[]) {
    const seasons = ((await findLeague(storeDir, sport))?.seasons ?? []).map(({ season }) => season).sort((a, b) => a - b);
    if (seasons.length > 0) found[sport] = seasons;
  }
  return found;
}
