import { type Entry, market } from '../../spelling/meanings.ts';
import { partEntries, partLines } from '../../spelling/parts.ts';
import { plainWords } from '../../spelling/plain-words.ts';
import type { GameSpelling, NamedTeam, PeriodLines } from '../../spelling/sport-spelling.ts';

/** Short names that bettors use of clubs. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  BC: ['b.c.', 'lions'],
  CGY: ['stamps'],
  EDM: ['elks'],
  HAM: ['ticats', 'tiger cats', 'tigercats', 'cats'],
  MTL: ['als'],
  OTT: ['redblacks', 'red blacks'],
  SSK: ['sask', 'riders', 'roughriders'],
  TOR: ['argos'],
  WPG: ['bombers', 'blue bombers'],
};

const VOCABULARY: readonly Entry[] = [
  [[{ is: 'nothing' }], 'cfl|football'],
  [market('spread'), 'spread|point spread|ats|against the spread'],
  [[{ is: 'unit' }], 'points|pts|point'],
  [[...market('total'), { is: 'unit' }], 'total points|points total'],
  [[...market('team total'), { is: 'unit' }], 'team total points|team points'],
  [[...market('game total'), { is: 'unit' }], 'game total points|combined points'],
  ...partEntries('quarter'),
];

/** A city has one club, and names it. */
function shortNames(team: NamedTeam): string[] {
  const [city = '', ...nickname] = plainWords(team.name).split(' ');
  return [city, nickname.join(' '), ...(NICKNAMES[team.code] ?? [])];
}

const FULL: PeriodLines = { total: { least: 20, most: 90 }, teamTotal: { least: 3, most: 60 }, mostSpread: 31.5, mostSurelyTeam: 34.5 };

export const game: GameSpelling = {
  shortNames,
  otherNames: () => [],
  nicknames: {},
  talk: 'wind(?:s|y)?|rain(?:y|ing)?(?! ?(?:out|delay))|snow(?:y|ing)?|weather|forecast|quarterbacks?|qbs?|touchdowns?|tds?|field goals?|interceptions?|rouges?|bye weeks?|on (?:a )?bye',
  vocabulary: VOCABULARY,
  lines: { full: FULL, ...partLines('quarter', FULL) },
  futures: { title: 'grey cup|cup', wins: { least: 0.5, most: 17.5 } },
  mostProp: {},
};
