import { type Said, type Statement, said } from '../../chain/index.ts';
import type { FootballPickRow } from '../rows/pick-rows.ts';

/** The same names as in baseball's statements where the same is said. */
const NAMES = {
  slate: 'slateOn',
  dayPlace: 'dayPlace',
  startsAt: 'startsAt',
  market: 'market',
  side: 'side',
  line: 'line',
  selection: 'selection',
  odds: 'odds',
  book: 'book',
  bookName: 'bookName',
  priceSeenAt: 'priceSeenAt',
  bookCount: 'bookCount',
  fairOdds: 'fairOdds',
  probability: 'probability',
  probabilityLow: 'probabilityLow',
  probabilityHigh: 'probabilityHigh',
  pushProbability: 'pushProbability',
  marketProbability: 'marketProbability',
  expectedValue: 'ev',
  expectedValueLow: 'evLow',
  confidence: 'confidence',
  reasoning: 'reasoning',
  modelVersion: 'modelVersion',
  opinionId: 'forecastId',
  simulated: 'isSimulated',
  generatedAt: 'publishedAt',
} as const satisfies Record<string, keyof FootballPickRow>;

/** The record counts every pick at one unit. */
export const STAKE_UNITS = 1;

/** Everything that was published of a football pick, with its place. */
export function footballPickStatement(pick: FootballPickRow, beyond: Record<string, string>, sequence: number): Statement {
  const entries = Object.entries(NAMES).map(([name, column]): [string, string] => [name, said(pick[column] as Said)]);
  const own = { sequence: String(sequence), sport: 'cfl', kind: 'pick', stakeUnits: said(STAKE_UNITS) };
  return { ...beyond, ...own, ...Object.fromEntries(entries) };
}
