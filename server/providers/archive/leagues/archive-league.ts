import { LEAGUE_SPORTS, type LeagueSport, sportOf } from '@clearedge/contract/sports';
import type { TeamRef } from '../../../ports/index.ts';
import type { ArchiveLeague } from './league-form.ts';
import { nba } from './nba/form.ts';
import { nfl } from './nfl/form.ts';
import { nhl } from './nhl/form.ts';

/** Leagues whose files are read. */
export const ARCHIVE_LEAGUES: Partial<Record<LeagueSport, ArchiveLeague>> = { nfl, nba, nhl };

export const archiveLeagueOf = (sport: LeagueSport): ArchiveLeague => {
  const league = ARCHIVE_LEAGUES[sport];
  if (!league) throw new RangeError(`No season files of ${sport} are read`);
  return league;
};

/** The club of a code of the files: as it is called, by today's code; null for one that is no club's. */
export function clubOf(sport: LeagueSport, code: string): TeamRef | null {
  const { clubs, former } = archiveLeagueOf(sport);
  const today = sportOf(sport).teams?.otherCodes[code] ?? code;
  const once = Object.hasOwn(former, code) ? former[code]! : null;
  return once ?? (Object.hasOwn(clubs, today) ? { code: today, name: clubs[today]! } : null);
}

/** The leagues all of whose clubs these codes can be. */
export const leaguesOfClubs = (codes: Iterable<string>): LeagueSport[] => {
  const all = [...codes];
  return LEAGUE_SPORTS.filter((sport) => ARCHIVE_LEAGUES[sport] && all.every((code) => clubOf(sport, code) !== null));
};
