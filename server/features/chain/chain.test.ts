import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyRecord, verifyText } from '../../../tools/verify-record.mjs';
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

function sportOf(sport: 'mlb' | 'cfl', selections: readonly string[]) {
  // Baseball came first: its statements name no sport.
  const own: Record<string, string> = sport === 'mlb' ? {} : { sport };
  const picks = chainOf(
    selections.map((selection, at) => ({ ...own, kind: 'pick', selection, odds: String(110 + at), nonce: `${at}f`.repeat(8) })),
  );
  const results = chainOf(
    picks.entries.slice(0, 3).map(({ hash }, at) => ({ ...own, pick: hash, result: at === 1 ? 'loss' : 'win', units: '1.1' })),
  );
  return { sport, picks, results };
}

const about = { exportedAt: '2026-07-12T12:00:00.000Z', source: 'Simulated league' };
function sample() {
  const mlb = sportOf('mlb', ['Boston Red Sox', 'Over 8.5', 'St. Louis Cardinals −1.5', 'Under 9']);
  const cfl = sportOf('cfl', ['Toronto Argonauts', 'Under 51.5', 'BC Lions +3']);
  return { format: 'clearedge-record-2', ...about, sports: [mlb, cfl] as const };
}
const problemsOf = (record: unknown): string[] => verifyRecord(record).problems;

test('an export verifies as it was written, sport by sport, sealed picks included', () => {
  const record = sample();
  const [mlb, cfl] = [
    { sport: 'mlb', picks: 4, results: 3, sealed: 0, late: 0 },
    { sport: 'cfl', picks: 3, results: 3, sealed: 0, late: 0 },
  ];
  expect(verifyRecord(record)).toEqual({ problems: [], sports: [mlb, cfl] });
  record.sports[0].picks.entries[3]!.statement = null;
  expect(verifyRecord(record)).toEqual({ problems: [], sports: [{ ...mlb, sealed: 1 }, cfl] });
  const empty = { sport: 'cfl', picks: chainOf([]), results: chainOf([]) };
  expect(problemsOf({ ...record, sports: [empty] })).toEqual([]);
});

test('an export from before there was a second sport still verifies, and is a beginning of the newer one', () => {
  const { picks, results } = sample().sports[0];
  const older = { format: 'clearedge-record-1', ...about, picks, results };
  expect(verifyRecord(older)).toEqual({ problems: [], sports: [{ sport: 'mlb', picks: 4, results: 3, sealed: 0, late: 0 }] });
});

test('a pick entered once its game had begun is counted, and chains under another sport’s name are refused', () => {
  const times = { linkedAt: '2026-07-12T10:00:00.000Z', startsAt: '2026-07-11T23:00:00.000Z' };
  const late = { sport: 'cfl', picks: chainOf([{ sport: 'cfl', ...times }]), results: chainOf([]) };
  expect(verifyRecord({ ...sample(), sports: [late] }).sports).toMatchObject([{ late: 1 }]);
  const [mlb, cfl] = sample().sports;
  expect(problemsOf({ ...sample(), sports: [{ ...mlb, sport: 'cfl' }] })).toEqual(['cfl: holds an entry of another sport']);
  expect(problemsOf({ ...sample(), sports: [mlb, cfl, cfl] })).toEqual(['a sport is there twice']);
});

test('any single byte changed is found', () => {
  const text = JSON.stringify(sample());
  const first = text.indexOf('"sports"');
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

test.each([0, 1] as const)('a link removed, two swapped, a loser sealed or a line smuggled in is found (sport %i)', (which) => {
  for (const chain of ['picks', 'results'] as const)
    for (const at of [0, 1, 2]) {
      const removed = sample();
      removed.sports[which][chain].entries.splice(at, 1);
      expect(problemsOf(removed)).not.toEqual([]);
      const swapped = sample();
      const { entries } = swapped.sports[which][chain];
      const [one, other] = [entries[at]!, entries[(at + 1) % 3]!];
      entries[at] = other;
      entries[(at + 1) % 3] = one;
      expect(problemsOf(swapped)).not.toEqual([]);
    }
  const { sport } = sample().sports[which];
  const hidden = sample();
  hidden.sports[which].picks.entries[1]!.statement = null;
  expect(problemsOf(hidden)).toContain(`${sport} result 2: its pick is missing or sealed`);
  const smuggled = sample();
  const [first] = smuggled.sports[which].picks.entries;
  const { nonce, odds, ...rest } = first!.statement as Record<string, string>;
  first!.statement = { ...rest, nonce: `${nonce}\nodds=${odds}` };
  expect(problemsOf(smuggled)).toContain(`${sport} pick 1: holds more than one line`);
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
