import { createRosters, type Dressed, dress, type Man } from '../../leagues/roster.ts';

/** Who plays for a club in a game. */
export interface Lineup {
  /** Four lines of three forwards, then three pairs of defenders: as the engine's places have them. */
  skaters: readonly Man[];
  goalie: Man;
  dressed: Dressed;
}

/** Lineups of a season's clubs; the second goalie plays where the game has it so. Before the list of the inactive comes out, `gameText` is null. */
export type LineupOf = (code: string, isBackup: boolean, gameText: string | null) => Lineup;

const FORWARDS = 12;
const DEFENDERS = 6;
const LINE = ['C', 'LW', 'RW'] as const;
const FORWARD_POSITIONS = [...LINE, ...LINE, ...LINE, ...LINE, 'C', 'LW'];
const DEFENDER_POSITIONS = Array.from({ length: DEFENDERS + 1 }, () => 'D');
const POSITIONS = [...FORWARD_POSITIONS, ...DEFENDER_POSITIONS, 'G', 'G'];
// Of the name table's groups, in its order: North Americans above all, then the international one.
const NAME_SHARES = [0.78, 0.78, 0.78, 0.78, 1] as const;

/** Lineups of a league's clubs in a season; `text` is the seed with the league's key. */
export function createLineups(text: string, seasonIndex: number, codes: readonly string[]): LineupOf {
  const rosterOf = createRosters(text, seasonIndex, { codes, positions: POSITIONS, nameShares: NAME_SHARES });
  return (code, isBackup, gameText) => {
    const men = rosterOf(code);
    const forwards = dress(men.slice(0, FORWARD_POSITIONS.length), FORWARDS, gameText);
    const defenders = dress(men.slice(FORWARD_POSITIONS.length, -2), DEFENDERS, gameText);
    const [goalie, other] = isBackup ? [men.at(-1)!, men.at(-2)!] : [men.at(-2)!, men.at(-1)!];
    const skaters = [...forwards.playing, ...defenders.playing];
    return {
      skaters,
      goalie,
      dressed: {
        playing: [...skaters, goalie],
        idle: [...forwards.idle, ...defenders.idle, other],
        inactive: [...forwards.inactive, ...defenders.inactive],
      },
    };
  };
}
