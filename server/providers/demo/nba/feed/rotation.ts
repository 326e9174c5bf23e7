import { BoundedMap, createChance } from '../../chance.ts';
import { createRosters, type Dressed, dress, type Man } from '../../leagues/roster.ts';

/** Who plays for a club in a game. */
export interface Rotation {
  /** Ten men, as the engine's places have them. */
  men: readonly Man[];
  /** Who a rebound and a pass of each of the engine's places fall to: centers and guards have more of them than of the shots. */
  rebounders: readonly number[];
  passers: readonly number[];
  dressed: Dressed;
}

/** Rotations of a season's clubs; before the list of the inactive comes out, `gameText` is null. */
export type RotationOf = (code: string, gameText: string | null) => Rotation;

export const ROTATION = 10;
const POSITIONS = ['G', 'F', 'G', 'F', 'C', 'G', 'F', 'G', 'C', 'F', 'G', 'F', 'C'] as const;
// Of the name table's groups, in its order: Americans above all, then the international one.
const NAME_SHARES = [0.78, 0.8, 0.81, 0.81, 1] as const;
const REBOUNDERS = [4, 3, 1, 0, 2, 8, 6, 9, 7, 5] as const;
const PASSERS = [0, 2, 1, 3, 4, 5, 7, 6, 9, 8] as const;
/** How often two neighbors of an order change places in a club. */
const CLUBS_DIFFER = 0.4;

function orderOf(text: string, usual: readonly number[]): number[] {
  const next = createChance(text);
  const order = [...usual];
  for (let at = 1; at < order.length; at++) if (next() < CLUBS_DIFFER) [order[at - 1], order[at]] = [order[at]!, order[at - 1]!];
  return order;
}

/** The rotations of a league's clubs in a season; `text` is the seed with the league's key. */
export function createRotations(text: string, seasonIndex: number, codes: readonly string[]): RotationOf {
  const rosterOf = createRosters(text, seasonIndex, { codes, positions: POSITIONS, nameShares: NAME_SHARES });
  const orders = new BoundedMap<string, Pick<Rotation, 'rebounders' | 'passers'>>(codes.length);
  return (code, gameText) => {
    const dressed = dress(rosterOf(code), ROTATION, gameText);
    const own = `${text}|${seasonIndex}|${code}`;
    const order = orders.recall(code, () => ({
      rebounders: orderOf(`${own}|rebounds`, REBOUNDERS),
      passers: orderOf(`${own}|passes`, PASSERS),
    }));
    return { men: dressed.playing, ...order, dressed };
  };
}
