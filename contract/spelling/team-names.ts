import type { SportKey } from '../sports.ts';
import { plainWords } from './plain-words.ts';
import { gameSpellingOf } from './registry.ts';
import type { NamedTeam } from './sport-spelling.ts';

/** Words a bettor may use for a club: its code, its full name and the short names of its sport. */
export const namesOf = (team: NamedTeam, sport: SportKey): string[] =>
  [plainWords(team.name), plainWords(team.code), ...gameSpellingOf(sport).shortNames(team)].filter((word) => word !== '');
