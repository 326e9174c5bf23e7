import { BoundedMap } from '../chance.ts';
import { nameOf } from '../players/name-of.ts';

const SEASONS_STAYED = 3;

interface RosterForm {
  codes: readonly string[];
  /** Men of a club. */
  places: number;
  /** Shares of the name table's groups, in its order, each with those before it. */
  nameShares: readonly number[];
}

/**
 * Full names of a club's men in a season, by place, drawn when first asked for; `text` is the seed with the league's key. Each man stays for
 * three seasons, and not all leave together.
 */
export function createRosters(text: string, seasonIndex: number, { codes, places, nameShares }: RosterForm): (code: string) => string[] {
  const rosters = new BoundedMap<string, string[]>(codes.length);
  const nameAt = (place: number): string => {
    const turn = Math.floor((seasonIndex + (place % SEASONS_STAYED)) / SEASONS_STAYED);
    const { first, last } = nameOf(text, place, codes.length * places, turn, nameShares);
    return `${first} ${last}`;
  };
  return (code) => rosters.recall(code, () => Array.from({ length: places }, (_, at) => nameAt(codes.indexOf(code) * places + at)));
}
