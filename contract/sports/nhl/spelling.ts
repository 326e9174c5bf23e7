import { HOCKEY_PROPS, mostOf } from '@clearedge/quant/grading';
import { type Entry, market } from '../../spelling/meanings.ts';
import { partEntries, partLines } from '../../spelling/parts.ts';
import { plainWords } from '../../spelling/plain-words.ts';
import type { GameSpelling, NamedTeam, PeriodLines } from '../../spelling/sport-spelling.ts';
import { NHL_CLUBS } from './clubs.ts';

/** Nicknames of two words; of the other clubs the last word is one. */
const TWO_WORDS = /(?:red wings|maple leafs|blue jackets|golden knights)$/;

/** What bettors call clubs beside their city and nickname. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  CAR: ['canes'],
  CBJ: ['jackets'],
  CHI: ['hawks'],
  COL: ['avs'],
  DET: ['wings'],
  EDM: ['oil'],
  FLA: ['cats'],
  LAK: ['la kings'],
  MTL: ['habs'],
  NJD: ['nj', 'jersey'],
  NSH: ['preds'],
  NYI: ['ny islanders', 'isles'],
  NYR: ['ny rangers'],
  OTT: ['sens'],
  PHI: ['philly'],
  PIT: ['pens'],
  STL: ['saint louis'],
  TBL: ['tampa', 'bolts'],
  TOR: ['leafs'],
  VAN: ['nucks'],
  VGK: ['vegas', 'knights'],
  WSH: ['caps', 'was'],
};
const VOCABULARY: readonly Entry[] = [
  [[{ is: 'nothing' }], 'nhl|hockey|including shootout|incl shootout|inc so|incl so'],
  [market('spread'), 'puck line|puckline|pk line|pl|spread'],
  [[{ is: 'unit' }], 'goals|goal'],
  [[...market('total'), { is: 'unit' }], 'total goals|goals total'],
  [[...market('team total'), { is: 'unit' }], 'team total goals|team goals'],
  [[...market('game total'), { is: 'unit' }], 'game total goals|combined goals'],
  ...partEntries('period'),
];

const PLAYER_NUMBERS: GameSpelling['playerNumbers'] = {
  shots: 'shots on goal|shot on goal|shots on net|sog|sogs|shots|shot',
  goals:
    'goals|goal|goal scorer|goalscorer|goal scorers|anytime goal|anytime goals|anytime goal scorer|anytime goalscorer|anytime scorer|any time goal|to score|score a goal|light the lamp|lamp',
  assists: 'assists|assist|apples|helpers',
  points: 'points|pts|point|scorers|scoring leaders|scoring leader',
  saves: 'saves|save|stops',
};

/** "winnipeg", "jets"; "toronto", "maple leafs". */
function cityAndNickname(name: string): [city: string, nickname: string] {
  const plain = plainWords(name);
  const nickname = TWO_WORDS.exec(plain)?.[0] ?? plain.split(' ').at(-1)!;
  return [plain.slice(0, -nickname.length).trim(), nickname];
}

const FULL: PeriodLines = { total: { least: 3, most: 12 }, teamTotal: { least: 0.5, most: 8.5 }, mostSpread: 5.5, mostSurelyTeam: 4 };

export const game: GameSpelling = {
  shortNames: (team: NamedTeam) => [...cityAndNickname(team.name), ...(SHORT[team.code] ?? [])],
  otherNames: () => [],
  nicknames: Object.fromEntries(Object.entries(NHL_CLUBS).map(([code, name]) => [code, cityAndNickname(name)[1]])),
  talk: 'pucks?|puck ?lines?|goals?|goalies?|goaltenders?|in (?:goal|net)|between the pipes|shootouts?|power plays?|empty net|metro|metropolitan|atlantic|pacific|central division|(?:eastern|western) conference',
  vocabulary: VOCABULARY,
  lines: { full: FULL, ...partLines('period', FULL) },
  playerNumbers: PLAYER_NUMBERS,
  futures: {
    title: 'stanley cup|stanley cup final|stanley cup finals|lord stanley|cup',
    divisions: { 'Metropolitan Division': 'metro' },
    others: 'presidents trophy',
    wins: { least: 15.5, most: 67.5 },
  },
  mostProp: mostOf(HOCKEY_PROPS),
};
