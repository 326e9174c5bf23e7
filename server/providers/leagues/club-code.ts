import type { GameSport } from '@clearedge/contract/sports';
import { addedClub } from './spellings.ts';

/** A league's clubs: names by the product's codes, and its codes by those of other sources. */
export interface Clubs {
  sport: GameSport;
  clubs: Readonly<Record<string, string>>;
  otherCodes: Readonly<Record<string, string>>;
}

/** The product's code of a club by a source's abbreviation of it; null for no club of the league. */
export function clubCodeOf({ sport, clubs, otherCodes }: Clubs, abbreviation: string): string | null {
  const code = otherCodes[abbreviation] ?? abbreviation;
  return code in clubs ? code : addedClub(sport, abbreviation);
}
