import type { TeamSide } from '@clearedge/quant/grading';
import type { SportKey } from '../sports.ts';
import { gameSpellingOf } from './registry.ts';
import type { NamedGame, NamedTeam } from './sport-spelling.ts';
import { namesOf } from './team-names.ts';
import { phraseOf } from './tokens.ts';

/** Every phrase that names a club, as it is looked up. */
export const teamPhrases = (team: NamedTeam, sport: SportKey): string[] => {
  const words = [...namesOf(team, sport), team.name, ...gameSpellingOf(sport).otherNames(team)];
  return [...new Set(words.map(phraseOf))].filter((phrase) => phrase !== '');
};

/** Each phrase that names a side of a game; one that fits both clubs, such as the city of two, names neither. */
export function sidePhrases(game: NamedGame): Map<string, TeamSide> {
  const away = new Set(teamPhrases(game.away, game.sport));
  const home = new Set(teamPhrases(game.home, game.sport));
  const named = new Map<string, TeamSide>();
  for (const phrase of away) if (!home.has(phrase)) named.set(phrase, 'away');
  for (const phrase of home) if (!away.has(phrase)) named.set(phrase, 'home');
  for (const phrase of ['away', 'away team', 'road team', 'visitors']) named.set(phrase, 'away');
  for (const phrase of ['home', 'home team']) named.set(phrase, 'home');
  return named;
}

/** Nicknames of the sport's clubs that do not play in a game, as they are looked up. */
export function nicknamesElsewhere({ away, home, sport }: NamedGame): Map<string, string> {
  const here = new Set([...namesOf(away, sport), ...namesOf(home, sport)]);
  const all = Object.entries(gameSpellingOf(sport).nicknames).map(([code, nickname]) => [phraseOf(nickname), code] as const);
  return new Map(all.filter(([nickname]) => !here.has(nickname)));
}
