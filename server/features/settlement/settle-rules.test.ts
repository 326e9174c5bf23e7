import type { BaseballFacts, Grade } from '@clearedge/quant/grading';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentGrade, decideSettlement, type GradedBet, type GradedRow, moneyOf, postGrade } from './settle-rules.ts';

const final = (away: number, home: number, change: Partial<BaseballFacts> = {}): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away, home },
  lineScore: { away: [away, 0, 0, 0, 0, 0, 0, 0, 0], home: [home, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: 'p1', home: 'p2' },
  players: {},
  ...change,
});
const reported = (facts: BaseballFacts, isFinal: boolean) => ({ sport: 'mlb' as const, facts, isFinal });
const bet: GradedBet = {
  selection: { market: 'moneyline', period: 'full', side: 'away' },
  terms: { pitcherRule: 'action' },
  odds: -126,
  stakeCents: 4000,
};
const stored = (postings: { sequence: number }[], gradedBy = 'settlement'): GradedRow[] =>
  postings.map((posting) => ({ ...(posting as GradedRow), gradedBy }));

describe('decideSettlement', () => {
  test('pays a win to the cent', () => {
    const { postings, flag } = decideSettlement(bet, reported(final(6, 3), true), []);
    expect(flag).toBeNull();
    expect(postings).toMatchObject([{ sequence: 1, kind: 'grade', grade: 'win', profitCents: 3175, payoutCents: 7175, reason: null }]);
  });
  test('settling twice changes nothing', () => {
    const first = decideSettlement(bet, reported(final(6, 3), true), []);
    expect(decideSettlement(bet, reported(final(6, 3), true), stored(first.postings))).toEqual({ postings: [], flag: null });
  });
  test('a corrected score that changes nothing posts nothing; one that turns the bet posts a reversal and a new grade', () => {
    const first = stored(decideSettlement(bet, reported(final(6, 3), true), []).postings);
    expect(decideSettlement(bet, reported(final(7, 3), true), first).postings).toEqual([]);
    const { postings } = decideSettlement(bet, reported(final(3, 6), true), first);
    expect(postings).toMatchObject([
      { sequence: 2, kind: 'reversal', grade: 'win', profitCents: -3175, payoutCents: -7175, reason: 'The result was corrected.' },
      { sequence: 3, kind: 'grade', grade: 'loss', profitCents: -4000, payoutCents: 0 },
    ]);
  });
  test('nothing is paid before the source says final', () => {
    expect(decideSettlement(bet, reported(final(6, 3), false), [])).toEqual({ postings: [], flag: null });
  });
  test('a postponed game not played that day is void without a final', () => {
    const facts = final(0, 0, { state: 'postponed', completedInnings: 0, playedSameDay: false });
    expect(decideSettlement(bet, reported(facts, false), []).postings).toMatchObject([
      { grade: 'void', profitCents: 0, payoutCents: 4000 },
    ]);
  });
  test('a suspended game stays pending and says why', () => {
    const { postings, flag } = decideSettlement(bet, reported(final(3, 2, { state: 'suspended', completedInnings: 6 }), false), []);
    expect(postings).toEqual([]);
    expect(flag).toBeTruthy();
  });
  test('a missing player line leaves a prop pending and flagged, never void', () => {
    const prop: GradedBet = { ...bet, selection: { market: 'prop', playerId: 'b9', prop: 'hits', side: 'over', line: 1.5 } };
    const { postings, flag } = decideSettlement(prop, reported(final(3, 2), true), []);
    expect(postings).toEqual([]);
    expect(flag).toBeTruthy();
  });
  test('the facts replace what its owner marked, and never what staff entered', () => {
    const entered = stored(postGrade(bet, { grade: 'push', rule: 'entered', formula: '', reason: null }, []), 'owner');
    expect(decideSettlement(bet, reported(final(6, 3), false), entered).postings).toEqual([]);
    expect(decideSettlement(bet, reported(final(6, 3), true), entered).postings).toMatchObject([
      { kind: 'reversal', grade: 'push' },
      { grade: 'win' },
    ]);
    const byStaff = stored(postGrade(bet, { grade: 'push', rule: 'entered', formula: '', reason: null }, []), 'admin:1');
    expect(decideSettlement(bet, reported(final(6, 3), true), byStaff).postings).toEqual([]);
  });
});

test('after any sequence of regrades the postings sum to the standing grade alone', () => {
  const grades = fc.array(fc.constantFrom<Grade>('win', 'loss', 'push', 'void'), { minLength: 1, maxLength: 8 });
  const odds = fc.oneof(fc.integer({ min: 100, max: 5000 }), fc.integer({ min: -5000, max: -100 }));
  fc.assert(
    fc.property(grades, odds, fc.integer({ min: 1, max: 10_000_000 }), (sequence, price, stakeCents) => {
      const own = { odds: price, stakeCents };
      const history: GradedRow[] = [];
      for (const grade of sequence) history.push(...stored(postGrade(own, { grade, rule: 'r', formula: '', reason: null }, history)));
      const sum = history.reduce((total, row) => total + row.profitCents, 0);
      const last = moneyOf(own, sequence.at(-1)!);
      expect(sum).toBe(last.profitCents);
      expect(last.payoutCents).toBeGreaterThanOrEqual(0);
      expect(last.profitCents).toBeGreaterThanOrEqual(-stakeCents);
      expect(currentGrade(history)?.grade).toBe(sequence.at(-1));
      expect(history.map((row) => row.sequence)).toEqual(history.map((_, at) => at + 1));
    }),
  );
});
