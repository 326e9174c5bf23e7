import { createRosters } from '../../leagues/roster.ts';

/** Ten men play, as the engine's places have them. */
const ROTATION = 10;
// Of the name table's groups, in its order: Americans above all, then the international one.
const NAME_SHARES = [0.78, 0.8, 0.81, 0.81, 1] as const;

/** The rotation of each of a league's clubs in a season, by full name. */
export const createRotations = (text: string, seasonIndex: number, codes: readonly string[]): ((code: string) => readonly string[]) =>
  createRosters(text, seasonIndex, { codes, places: ROTATION, nameShares: NAME_SHARES });
