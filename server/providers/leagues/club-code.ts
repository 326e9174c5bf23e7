import type { GameSport } from '@clearedge/contract/sports';
import { plainName } from './plain-name.ts';
import { addedClub } from './spellings.ts';

/** A league's clubs: names by the product's codes, and its codes by those of other sources. */
export interface Clubs {
  sport: GameSport;
  clubs: Readonly<Record<string, string>>;
  otherCodes: Readonly<Record<string, string>>;
}

/** The product's code of a club by a source's abbreviation of it, else by its full name; null for no club of the league. */
export function clubCodeOf({ sport, clubs, otherCodes }: Clubs, abbreviation: string, name = ''): string | null {
  const code = otherCodes[abbreviation] ?? abbreviation;
  if (Object.hasOwn(clubs, code)) return code;
  const named = Object.keys(clubs).find((own) => plainName(clubs[own]!) === plainName(name));
  return addedClub(sport, abbreviation) ?? named ?? addedClub(sport, name);
}
