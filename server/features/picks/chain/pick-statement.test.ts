import { expect, test } from 'vitest';
import { linkAfter } from '../../chain/index.ts';
import { type NewPick, pickStatement } from './pick-statement.ts';
import { resultStatement } from './result-statement.ts';

const PICK: NewPick = {
  sport: 'mlb',
  kind: 'pick',
  slateOn: '2026-07-11',
  dayPlace: 1,
  contestId: '00000000-0000-4000-8000-000000000001',
  gameId: '20260711_NYY@BOS',
  matchup: 'New York Yankees @ Boston Red Sox',
  startsAt: new Date('2026-07-11T23:05:00Z'),
  market: 'moneyline',
  side: 'home',
  line: null,
  selection: 'Boston Red Sox',
  odds: 150,
  book: 'BBB',
  bookName: 'Book B',
  priceSeenAt: new Date('2026-07-11T15:58:00Z'),
  bookCount: 2,
  fairOdds: 122.123456,
  probability: 0.45,
  probabilityLow: 0.43,
  probabilityHigh: 0.47,
  pushProbability: 0,
  marketProbability: 0.4,
  ev: 0.125,
  evLow: 0.075,
  beatsClose: null,
  kellyShare: 0.018,
  confidence: 81.4,
  bandFrom: 75,
  bandTo: 90,
  bandPicks: 1233,
  bandWins: 554,
  stakeUnits: 1,
  reasoning: 'Why.',
  modelVersion: 'test-1',
  projectionId: '00000000-0000-4000-8000-000000000002',
  isSimulated: true,
  generatedAt: new Date('2026-07-11T16:00:00Z'),
  nonce: 'ab'.repeat(16),
};
const RESULT = {
  pickId: '00000000-0000-4000-8000-000000000003',
  version: 1,
  result: 'win' as const,
  units: 1.5,
  rule: 'final',
  ruleVersion: '1',
  formula: 'F',
  awayScore: 2,
  homeScore: 5,
  factsVersion: 1,
  closing: 'measured' as const,
  closingOdds: 140,
  closingBook: 'BBB',
  closingProbability: 0.41,
  clv: 0.03,
  linePoints: null,
  gradedBy: 'settlement',
  reason: null,
  gradedAt: new Date('2026-07-12T03:00:00Z'),
};

// Whoever kept a hash must find it again: a statement that gains, loses or renames a value breaks every chain.
test('a pick and its result have the hashes they always had, whose sport is part of them', () => {
  const pick = linkAfter(null, (sequence) => pickStatement(PICK, sequence));
  const result = linkAfter(null, (sequence) => resultStatement(RESULT, { ...PICK, ...pick }, sequence));
  expect([pick.hash, result.hash]).toEqual([
    '4524d40bbd31f0dc28c4307df7f44a6ef1bb0ac6a12d2f62f6686685fa56b59e',
    '452e72eca34eaa142d0985cf449f6b774e4767a6ebfe2d3c192e37500dab9c72',
  ]);
  const other = linkAfter(null, (sequence) => pickStatement({ ...PICK, sport: 'cfl' }, sequence));
  expect(other.hash).not.toBe(pick.hash);
  expect(linkAfter(null, (sequence) => resultStatement(RESULT, { ...pick, sport: 'cfl' }, sequence)).hash).not.toBe(result.hash);
});
