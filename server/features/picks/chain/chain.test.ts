import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyRecord, verifyText } from '../../../../tools/verify-record.mjs';
import { CHAIN_START, type Link, linkAfter, type Statement, said, statementText } from './chain-rules.ts';

interface Entry extends Link {
  statement: Statement | null;
}
const chainOf = (statements: readonly Record<string, string>[]) => {
  const entries: Entry[] = [];
  for (const statement of statements) {
    const at = (sequence: number): Statement => ({ sequence: String(sequence), ...statement });
    const link = linkAfter(entries.at(-1) ?? null, at);
    entries.push({ ...link, statement: at(link.sequence) });
  }
  return { length: entries.length, head: entries.at(-1)?.hash ?? CHAIN_START, entries };
};

function sample() {
  const picks = chainOf(
    ['Boston Red Sox', 'Over 8.5', 'St. Louis Cardinals −1.5', 'Under 9'].map((selection, at) => ({
      kind: 'pick',
      selection,
      odds: String(110 + at),
      nonce: `${at}f`.repeat(8),
    })),
  );
  const results = chainOf(
    picks.entries.slice(0, 3).map(({ hash }, at) => ({ pick: hash, result: at === 1 ? 'loss' : 'win', units: '1.1' })),
  );
  return { format: 'clearedge-record-1', exportedAt: '2026-07-12T12:00:00.000Z', source: 'Simulated league', picks, results };
}
const problemsOf = (record: unknown): string[] => verifyRecord(record).problems;

test('an export verifies as it was written, sealed picks included', () => {
  const record = sample();
  expect(verifyRecord(record)).toEqual({ problems: [], picks: 4, results: 3, sealed: 0 });
  record.picks.entries[3]!.statement = null;
  expect(verifyRecord(record)).toEqual({ problems: [], picks: 4, results: 3, sealed: 1 });
  expect(problemsOf({ ...record, picks: chainOf([]), results: chainOf([]) })).toEqual([]);
});

test('any single byte changed is found', () => {
  const text = JSON.stringify(sample());
  const first = text.indexOf('"picks"');
  const place = fc.integer({ min: first, max: text.length - 1 });
  fc.assert(
    fc.property(place, fc.integer({ min: 32, max: 126 }), (at, code) => {
      const letter = String.fromCharCode(code);
      fc.pre(text[at] !== letter);
      expect(verifyText(text.slice(0, at) + letter + text.slice(at + 1)).problems).not.toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('a link removed, two swapped, a loser sealed or a line smuggled in is found', () => {
  for (const which of ['picks', 'results'] as const)
    for (const at of [0, 1, 2]) {
      const removed = sample();
      removed[which].entries.splice(at, 1);
      expect(problemsOf(removed)).not.toEqual([]);
      const swapped = sample();
      const [one, other] = [swapped[which].entries[at]!, swapped[which].entries[(at + 1) % 3]!];
      swapped[which].entries[at] = other;
      swapped[which].entries[(at + 1) % 3] = one;
      expect(problemsOf(swapped)).not.toEqual([]);
    }
  const hidden = sample();
  hidden.picks.entries[1]!.statement = null;
  expect(problemsOf(hidden)).toContain('result 2: its pick is missing or sealed');
  const smuggled = sample();
  const { nonce, odds, ...rest } = smuggled.picks.entries[0]!.statement as Record<string, string>;
  smuggled.picks.entries[0]!.statement = { ...rest, nonce: `${nonce}\nodds=${odds}` };
  expect(problemsOf(smuggled)).toContain('pick 1: holds more than one line');
});

test('a statement is written alike whatever order its names came in, and a value never breaks its line', () => {
  expect(statementText({ b: '2', a: '1' })).toBe('a=1\nb=2\n');
  expect(said('two\nlines')).toBe('two lines');
  expect([said(null), said(-1.5), said(0.1234567), said(true), said(new Date(0))]).toEqual([
    '',
    '-1.5',
    '0.123457',
    'true',
    '1970-01-01T00:00:00.000Z',
  ]);
});
