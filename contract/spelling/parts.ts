import { type GameUnit, mapPartsIn, type PartIn } from '@clearedge/quant/grading';
import { type Entry, market, period } from './meanings.ts';
import type { PeriodLines } from './sport-spelling.ts';

type LeagueUnit = Exclude<GameUnit, 'inning'>;

const ORDINALS = [
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
] as const;

/** "1st half", "first half", "half 1", "1h", "h1". */
const numbered = (words: readonly string[], at: 1 | 2 | 3 | 4): string => {
  const short = words[0]!.charAt(0);
  return [
    ...ORDINALS[at - 1]!.flatMap((ordinal) => [...words, short].map((word) => `${ordinal} ${word}`)),
    ...words.map((word) => `${word} ${at}`),
    `${at}${short}`,
    `${short}${at}`,
  ].join('|');
};

const HALF = ['half'];
const QUARTER = ['quarter', 'qtr'];
const PERIOD = ['period', 'per'];

/** How bettors write the parts of a league's games. */
const PHRASES: Readonly<Record<PartIn<LeagueUnit>, string>> = {
  half1: numbered(HALF, 1),
  half2: numbered(HALF, 2),
  quarter1: numbered(QUARTER, 1),
  quarter2: numbered(QUARTER, 2),
  quarter3: numbered(QUARTER, 3),
  quarter4: numbered(QUARTER, 4),
  period1: numbered(PERIOD, 1),
  period2: numbered(PERIOD, 2),
  period3: numbered(PERIOD, 3),
  regulation: 'regulation|regulation time|in regulation|reg|reg time|60 minute|60 minutes|60 minute line|60 min|60min|60 min line',
};

/** What bettors write of the parts of games that are divided so, and of the draw. */
export const partEntries = (unit: LeagueUnit): Entry[] => [
  [[{ is: 'draw' }], 'draw|the draw|tie|to tie|to draw'],
  // A three-way spread has a tie of its own, which no market here has: with these words only the moneyline is read.
  [[...period('regulation'), ...market('moneyline')], '3 way|3way|three way'],
  ...Object.values(mapPartsIn(unit, (_, part): Entry => [period(part), PHRASES[part]])),
];

const UNITS: Readonly<Record<LeagueUnit, number>> = { quarter: 4, period: 3 };
/** A part's share of the game's lines is stretched by these: parts are wilder than games. */
const STRETCH = { least: 0.4, most: 1.4, surely: 0.8 } as const;
const toHalf = (value: number): number => Math.max(0.5, Math.floor(2 * value) / 2);

/** Lines that the markets of parts are written at, from those of the full game. */
export const partLines = <Unit extends LeagueUnit>(
  unit: Unit,
  { total, teamTotal, mostSpread, mostSurelyTeam }: PeriodLines,
): Record<PartIn<Unit>, PeriodLines> =>
  mapPartsIn(unit, ({ from, to }) => {
    const share = (to - from + 1) / UNITS[unit];
    if (share === 1) return { total, teamTotal, mostSpread, mostSurelyTeam };
    const within = ({ least, most }: PeriodLines['total']): PeriodLines['total'] => ({
      least: toHalf(least * share * STRETCH.least),
      most: toHalf(most * share * STRETCH.most),
    });
    return {
      total: within(total),
      teamTotal: within(teamTotal),
      mostSpread: toHalf(mostSpread * share * STRETCH.most),
      mostSurelyTeam: toHalf(mostSurelyTeam * share * STRETCH.surely),
    };
  });
