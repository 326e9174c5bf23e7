import type { LeagueGame } from '../league/league-games.ts';
import type { PlayerRow } from './read-player-games.ts';

const SUFFIX = / (?:jr|sr|ii|iii|iv)\.?$/i;
/** 'Patrick Mahomes II' and 'P.Mahomes' as one. */
function shortName(name: string): string {
  const plain = name.trim().replace(SUFFIX, '').toLowerCase();
  const last = plain.split(/[. ]+/).at(-1)!;
  return `${plain[0]} ${last}`;
}

const passes = ({ stats }: PlayerRow): boolean => (stats.attempts ?? 0) > (stats.touches ?? 0);

/**
 * The lines of a side without those who came in for its starter, a passer or a goalie: a bet on them would have been void. A starter is known
 * before the game; where the file names none it is who passed most.
 */
export function withoutReliefs(rows: readonly PlayerRow[], { starters }: Pick<LeagueGame, 'starters'>, side: 'away' | 'home'): PlayerRow[] {
  const passers = rows.filter(passes);
  const named = passers.filter(({ name }) => starters !== undefined && shortName(name) === shortName(starters[side]));
  const most = Math.max(0, ...passers.map(({ stats }) => stats.attempts ?? 0));
  const starter = named[0] ?? passers.find(({ stats }) => stats.attempts === most);
  return rows.filter((row) => row.isStarter !== false && (!passes(row) || row === starter));
}
