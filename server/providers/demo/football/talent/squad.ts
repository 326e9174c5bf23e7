import { nameOf } from '../../players/name-of.ts';
import { CLUBS } from '../clubs.ts';

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

const PLACES_PER_CLUB = 17;
const PLACES = CLUBS.length * PLACES_PER_CLUB;
const SEASONS_STAYED = 3;
// Of the name table's groups, in its order: Americans and Canadians above all, then the international one.
const NAME_SHARES = [0.84, 0.86, 0.87, 0.88, 1] as const;

/** A club's men in a season: each stays for three, and not all leave together. */
export function squadOf(seed: string, seasonIndex: number, code: string): Squad {
  let place = CLUBS.findIndex((club) => club.code === code) * PLACES_PER_CLUB;
  const take = (): string => {
    const turn = Math.floor((seasonIndex + (place % SEASONS_STAYED)) / SEASONS_STAYED);
    const { first, last } = nameOf(`${seed}|football`, place, PLACES, turn, NAME_SHARES);
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
