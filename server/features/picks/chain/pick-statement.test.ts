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
  basis: 'model',
  claimedEv: 0.125,
  keptShare: 1,
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
    '1a6edbcd63b0b20e4a1e47343ccd7f251631e4fb29a9db9523e454a92ea6b453',
    '84dab07ea2839184537941efc99e2a3262b806f7daf07c28020a57e7955f58a7',
  ]);
  const other = linkAfter(null, (sequence) => pickStatement({ ...PICK, sport: 'cfl' }, sequence));
  expect(other.hash).not.toBe(pick.hash);
  expect(linkAfter(null, (sequence) => resultStatement(RESULT, { ...pick, sport: 'cfl' }, sequence)).hash).not.toBe(result.hash);
});
