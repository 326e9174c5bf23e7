import type { picks } from '../../../db/schema/index.ts';
import { type Link, type Serializable, type Statement, serialize } from '../../chain/index.ts';

export type PickRow = typeof picks.$inferSelect;
/** A pick before it has a place in the chain. */
export type NewPick = Omit<PickRow, keyof Link | 'id'>;

const NAMES = {
  sport: 'sport',
  kind: 'kind',
  slate: 'slateOn',
  dayPlace: 'dayPlace',
  gameId: 'gameId',
  matchup: 'matchup',
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
  basis: 'basis',
  claimedValue: 'claimedEv',
  keptShare: 'keptShare',
  expectedValue: 'ev',
  expectedValueLow: 'evLow',
  beatsClose: 'beatsClose',
  confidence: 'confidence',
  bandFrom: 'bandFrom',
  bandTo: 'bandTo',
  bandPicks: 'bandPicks',
  bandWins: 'bandWins',
  stakeUnits: 'stakeUnits',
  kellyShare: 'kellyShare',
  reasoning: 'reasoning',
  modelVersion: 'modelVersion',
  opinionId: 'projectionId',
  simulated: 'isSimulated',
  generatedAt: 'generatedAt',
  nonce: 'nonce',
} as const satisfies Record<string, keyof NewPick>;

/** Everything that was published of a pick, with its place. */
export function pickStatement(pick: NewPick, sequence: number): Statement {
  const entries = Object.entries(NAMES).map(([name, column]): [string, string] => [name, serialize(pick[column] as Serializable)]);
  return Object.fromEntries([['sequence', String(sequence)], ...entries]);
}
