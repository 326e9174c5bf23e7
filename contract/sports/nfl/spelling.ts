import { FOOTBALL_PROPS, mostOf } from '@clearedge/quant/grading';
import { type Entry, market } from '../../spelling/meanings.ts';
import { partEntries, partLines } from '../../spelling/parts.ts';
import { plainWords } from '../../spelling/plain-words.ts';
import type { GameSpelling, NamedTeam, PeriodLines } from '../../spelling/sport-spelling.ts';
import { NFL_CLUBS } from './clubs.ts';

/** What bettors call clubs beside their city and nickname. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  ARI: ['cards'],
  DAL: ['boyz', 'dem boyz', 'dem boys'],
  GB: ['pack'],
  IND: ['indy'],
  JAX: ['jags', 'jac'],
  LAC: ['la chargers', 'bolts'],
  LAR: ['la rams'],
  LV: ['vegas'],
  MIA: ['fins'],
  MIN: ['vikes'],
  NE: ['pats'],
  NYG: ['ny giants'],
  NYJ: ['ny jets'],
  PHI: ['philly'],
  SF: ['niners'],
  TB: ['bucs', 'tampa'],
  WSH: ['was'],
};
const VOCABULARY: readonly Entry[] = [
  [[{ is: 'nothing' }], 'nfl|football'],
  [market('spread'), 'spread|point spread|ats|against the spread'],
  [[{ is: 'unit' }], 'points|pts|point'],
  [[...market('total'), { is: 'unit' }], 'total points|points total'],
  [[...market('team total'), { is: 'unit' }], 'team total points|team points'],
  [[...market('game total'), { is: 'unit' }], 'game total points|combined points'],
  ...partEntries('quarter'),
];

const PLAYER_NUMBERS: GameSpelling['playerNumbers'] = {
  passing_yards:
    'passing yards|passing yds|passing yardage|pass yards|pass yds|pass yardage|yards passing|passing|qb yards|qb yardage|throwing yards|throw for|throws for|passer|passers',
  passing_touchdowns:
    'passing touchdowns|passing touchdown|passing tds|passing td|pass tds|pass td|td passes|td pass|touchdown passes|touchdown pass',
  passing_attempts: 'passing attempts|pass attempts|attempts',
  completions: 'completions|completed passes|pass completions',
  interceptions: 'interceptions|interception|ints|picks thrown|to throw a pick|to throw an int|throw a pick|throw an interception',
  rushing_yards:
    'rushing yards|rushing yds|rushing yardage|rush yards|rush yds|rush yardage|yards rushing|yards on the ground|ground yards|rushing|run for|rusher|rushers',
  rushing_attempts: 'rushing attempts|rush attempts|carries',
  receptions: 'receptions|reception|catches|grabs|recs',
  receiving_yards: 'receiving yards|receiving yds|receiving yardage|rec yards|rec yds|yards receiving|receiving',
  touchdowns:
    'anytime td|anytime tds|anytime touchdown|anytime touchdowns|anytime scorer|anytime td scorer|anytime touchdown scorer|any time td|any time touchdown|atd|touchdown scorer|td scorer|touchdowns|touchdown|tds|td|to score|score a td|score a touchdown|find the end zone|end zone|in the end zone',
};

/** The nickname is the last word of a club's name; what stands before it is its city. */
function shortNames(team: NamedTeam): string[] {
  const words = plainWords(team.name).split(' ');
  return [words.slice(0, -1).join(' '), words.at(-1)!, ...(SHORT[team.code] ?? [])];
}

const FULL: PeriodLines = { total: { least: 20, most: 80 }, teamTotal: { least: 3, most: 55 }, mostSpread: 31.5, mostSurelyTeam: 30 };

export const game: GameSpelling = {
  shortNames,
  otherNames: () => [],
  nicknames: Object.fromEntries(Object.entries(NFL_CLUBS).map(([code, name]) => [code, plainWords(name).split(' ').at(-1)!])),
  talk: 'wind(?:s|y)?|rain(?:y|ing)?(?! ?(?:out|delay))|snow(?:y|ing)?|weather|forecast|quarterbacks?|qbs?|touchdowns?|tds?|field goals?|interceptions?|[an]fc|bye weeks?|on (?:a )?bye|(?:sun|mon|thurs)day night (?:football|games?)|[smt]nf',
  vocabulary: VOCABULARY,
  lines: { full: FULL, ...partLines('quarter', FULL) },
  playerNumbers: PLAYER_NUMBERS,
  futures: { title: 'super bowl|superbowl|sb|lombardi|lombardi trophy', numberedFrom: 1966, wins: { least: 0.5, most: 16.5 } },
  mostProp: mostOf(FOOTBALL_PROPS),
};
