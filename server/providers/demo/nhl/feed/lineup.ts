import { createRosters } from '../../leagues/roster.ts';

/** Who plays for a club, by full name. */
export interface Lineup {
  /** Four lines of three forwards, then three pairs of defenders: as the engine's places have them. */
  skaters: readonly string[];
  goalie: string;
}

const SKATERS = 18;
// Of the name table's groups, in its order: North Americans above all, then the international one.
const NAME_SHARES = [0.78, 0.78, 0.78, 0.78, 1] as const;

/** Lineups of a league's clubs in a season; the second goalie plays where the game has it so. */
export function createLineups(text: string, seasonIndex: number, codes: readonly string[]): (code: string, isBackup: boolean) => Lineup {
  const rosterOf = createRosters(text, seasonIndex, { codes, places: SKATERS + 2, nameShares: NAME_SHARES });
  return (code, isBackup) => {
    const men = rosterOf(code);
    return { skaters: men.slice(0, SKATERS), goalie: men[SKATERS + (isBackup ? 1 : 0)]! };
  };
}
