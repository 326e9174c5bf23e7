import { BoundedMap } from '../chance.ts';
import { nameOf } from '../players/name-of.ts';

/** The men a play-by-play speaks of, by full name. */
export interface Squad {
  quarterback: string;
  backs: string[];
  receivers: string[];
  kicker: string;
  punter: string;
  returner: string;
  defenders: string[];
}

const PLACES_PER_TEAM = 17;
const SEASONS_STAYED = 3;
// Of the name table's groups, in its order: Americans and Canadians above all, then the international one.
const NAME_SHARES = [0.84, 0.86, 0.87, 0.88, 1] as const;

/** A club's men in a season: each stays for three, and not all leave together. */
function squadOf(text: string, seasonIndex: number, club: number, clubs: number): Squad {
  let place = club * PLACES_PER_TEAM;
  const take = (): string => {
    const turn = Math.floor((seasonIndex + (place % SEASONS_STAYED)) / SEASONS_STAYED);
    const { first, last } = nameOf(text, place, clubs * PLACES_PER_TEAM, turn, NAME_SHARES);
    place += 1;
    return `${first} ${last}`;
  };
  const takeMany = (count: number): string[] => Array.from({ length: count }, take);
  return {
    quarterback: take(),
    backs: takeMany(2),
    receivers: takeMany(5),
    kicker: take(),
    punter: take(),
    returner: take(),
    defenders: takeMany(6),
  };
}

/** The squads of a league's clubs in a season, drawn when first asked for; `text` is the seed with the league's key. */
export function createSquads(text: string, seasonIndex: number, codes: readonly string[]): (code: string) => Squad {
  const squads = new BoundedMap<string, Squad>(codes.length);
  return (code) => squads.recall(code, () => squadOf(text, seasonIndex, codes.indexOf(code), codes.length));
}
