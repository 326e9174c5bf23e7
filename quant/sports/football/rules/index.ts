import { requireCount } from '../../../maths/index.ts';

/** Rules of a season that the distribution of scores depends on. */
export interface SeasonRules {
  season: number;
  /** Whether a game of the regular season can end level after overtime. */
  hasRegularSeasonTies: boolean;
  /** Whether a kick through the end zone scores a single point. */
  hasRouge: boolean;
  /** False for a season whose rules were not known when this was written: what was learned of margins may not hold there. */
  isVerified: boolean;
}

interface Version extends Omit<SeasonRules, 'season'> {
  from: number;
}

// Changes announced for 2027 (no ties, a narrower rouge) are not entered before the league has put them into its rule book.
const VERSIONS: readonly Version[] = [
  { from: 2000, hasRegularSeasonTies: true, hasRouge: true, isVerified: true },
  { from: 2027, hasRegularSeasonTies: true, hasRouge: true, isVerified: false },
];

/** The rules a season is played by. RangeError before 2000, when overtime was another. */
export function rulesOfSeason(season: number): SeasonRules {
  const version = VERSIONS.findLast(({ from }) => requireCount(season, 'season') >= from);
  if (!version) throw new RangeError(`no rules are on file for the season of ${season}`);
  const { from: _from, ...rules } = version;
  return { season, ...rules };
}
