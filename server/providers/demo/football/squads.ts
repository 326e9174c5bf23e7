import { createRosters } from '../leagues/roster.ts';

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

const PLACES = 17;
// Of the name table's groups, in its order: Americans and Canadians above all, then the international one.
const NAME_SHARES = [0.84, 0.86, 0.87, 0.88, 1] as const;

/** The squads of a league's clubs in a season, drawn when first asked for; `text` is the seed with the league's key. */
export function createSquads(text: string, seasonIndex: number, codes: readonly string[]): (code: string) => Squad {
  const rosterOf = createRosters(text, seasonIndex, { codes, places: PLACES, nameShares: NAME_SHARES });
  return (code) => {
    const men = rosterOf(code);
    return {
      quarterback: men[0]!,
      backs: men.slice(1, 3),
      receivers: men.slice(3, 8),
      kicker: men[8]!,
      punter: men[9]!,
      returner: men[10]!,
      defenders: men.slice(11),
    };
  };
}
