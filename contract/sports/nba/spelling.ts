import { BASKETBALL_PROPS, mostOf } from '@clearedge/quant/grading';
import { type Entry, market } from '../../spelling/meanings.ts';
import { partEntries, partLines } from '../../spelling/parts.ts';
import { plainWords } from '../../spelling/plain-words.ts';
import type { GameSpelling, NamedTeam, PeriodLines } from '../../spelling/sport-spelling.ts';
import { NBA_CLUBS } from './clubs.ts';

/** What bettors call clubs beside their city and nickname. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  BKN: ['bk nets'],
  BOS: ['cs', 'celts'],
  CLE: ['cavs'],
  DAL: ['mavs'],
  DEN: ['nugs'],
  GSW: ['dubs', 'gs'],
  IND: ['indy'],
  LAC: ['clips', 'los angeles clippers'],
  LAL: ['la lakers'],
  MEM: ['grizz'],
  MIN: ['wolves', 't-wolves', 'twolves'],
  NOP: ['pels', 'nola'],
  NYK: ['knickerbockers', 'ny knicks'],
  OKC: ['oklahoma'],
  PHI: ['sixers', 'philly'],
  POR: ['trail blazers', 'portland'],
  SAS: ['sa spurs'],
  TOR: ['raps'],
  WAS: ['wiz'],
};
/** Two clubs of one city: its name alone says neither. */
const SHARED_CITY: Readonly<Record<string, readonly string[]>> = { LAC: ['la', 'los angeles'], LAL: ['la', 'los angeles'] };
const VOCABULARY: readonly Entry[] = [
  [[{ is: 'nothing' }], 'nba|basketball'],
  [market('spread'), 'spread|point spread|ats|against the spread'],
  [[{ is: 'unit' }], 'points|pts|point'],
  [[...market('total'), { is: 'unit' }], 'total points|points total'],
  [[...market('team total'), { is: 'unit' }], 'team total points|team points'],
  [[...market('game total'), { is: 'unit' }], 'game total points|combined points'],
  ...partEntries('quarter'),
];

const SUMS = (first: string, second: string): string =>
  [' + ', ' and ', ' plus ', ' & ', ' '].map((sign) => first + sign + second).join('|');

const PLAYER_NUMBERS: GameSpelling['playerNumbers'] = {
  points: 'points|pts|point|to score|buckets|scorers|scoring leaders|scoring leader',
  rebounds: 'rebounds|rebound|reb|rebs|boards',
  assists: 'assists|assist|ast|asts|dimes',
  threes: 'threes|three pointers|three pointer|3 pointers|3 pointer|3s|made threes|threes made|triples|treys|from three|from deep',
  steals: 'steals|steal|stl|stls',
  blocks: 'blocks|block|blk|blks',
  points_rebounds: ['pts + reb', 'pr', SUMS('points', 'rebounds'), SUMS('pts', 'reb'), SUMS('pts', 'rebs')].join('|'),
  points_assists: ['pa', SUMS('points', 'assists'), SUMS('pts', 'ast'), SUMS('pts', 'asts')].join('|'),
  rebounds_assists: [SUMS('rebounds', 'assists'), SUMS('reb', 'ast'), SUMS('rebs', 'asts'), SUMS('boards', 'dimes')].join('|'),
  points_rebounds_assists:
    'pra|pras|points + rebounds + assists|points rebounds assists|points rebounds and assists|pts + reb + ast|pts reb ast|pts + rebs + asts',
  double_double: 'double double|double doubles|dbl dbl|dub dub',
};

/** The nickname is the last word of a club's name; what stands before it is its city. */
function shortNames(team: NamedTeam): string[] {
  const words = plainWords(team.name).split(' ');
  const city = SHARED_CITY[team.code] ?? [words.slice(0, -1).join(' ')];
  return [...city, words.at(-1)!, ...(SHORT[team.code] ?? [])];
}

const FULL: PeriodLines = { total: { least: 150, most: 320 }, teamTotal: { least: 70, most: 170 }, mostSpread: 35.5, mostSurelyTeam: 145 };

export const game: GameSpelling = {
  shortNames,
  otherNames: () => [],
  nicknames: Object.fromEntries(Object.entries(NBA_CLUBS).map(([code, name]) => [code, plainWords(name).split(' ').at(-1)!])),
  talk: 'hoops|tip ?-?offs?|rebounds?|threes|play-?in|(?:eastern|western) conference',
  vocabulary: VOCABULARY,
  lines: { full: FULL, ...partLines('quarter', FULL) },
  playerNumbers: PLAYER_NUMBERS,
  futures: {
    title: 'finals|nba finals|larry o brien trophy',
    others: 'cup|nba cup|in season tournament|play in',
    wins: { least: 8.5, most: 76.5 },
  },
  mostProp: mostOf(BASKETBALL_PROPS),
};
