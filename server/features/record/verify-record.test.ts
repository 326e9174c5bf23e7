import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type VerifyOptions, verifyRecord, verifyText } from '../../../tools/verify-record.mjs';
import { publicKeyOf, signStatement } from './heads.ts';
import { chainOf, INSTALLATION, type SampleRecord, STRANGER, sampleRecord, signed, statementsOf } from './testing/sample-record.ts';

const problemsOf = (record: unknown, options?: VerifyOptions<unknown>): string[] => verifyRecord(record, options).problems;
const key = publicKeyOf(INSTALLATION);
const HELD = {
  picks: 8,
  results: 8,
  sealed: 0,
  voids: 0,
  sports: [
    { sport: 'cfl', picks: 4, results: 4 },
    { sport: 'mlb', picks: 4, results: 4 },
  ],
};

type Chained = 'picks' | 'results';
/** Changes a chain's statements and links and signs everything anew, as the installation itself could. */
function forged(which: Chained, change: (statements: Record<string, string>[]) => void, keyed = INSTALLATION): SampleRecord {
  const record = sampleRecord();
  const statements = statementsOf(record[which]);
  change(statements);
  const hashes = record.picks.entries.map(({ hash }) => hash);
  record[which] = chainOf(statements);
  // Results follow their picks to their new hashes.
  if (which === 'picks')
    record.results = chainOf(
      statementsOf(record.results).map((result) => ({ ...result, pick: record.picks.entries[hashes.indexOf(result.pick!)]?.hash ?? '' })),
    );
  return signed(record, keyed);
}

test('an export verifies as it was written, with the key of the installation, sealed picks included', () => {
  const record = sampleRecord();
  expect(verifyRecord(record, { key })).toEqual({ problems: [], ...HELD });
  record.results = chainOf(statementsOf(record.results).slice(0, 7));
  record.picks.entries[7]!.statement = null;
  expect(verifyRecord(signed(record))).toEqual({
    problems: [],
    ...HELD,
    results: 7,
    sealed: 1,
    sports: [{ sport: 'cfl', picks: 3, results: 3 }, HELD.sports[1]],
  });
});

describe('what the file alone shows, though everything was linked and signed anew', () => {
  const seventh = { dayPlace: '7', generatedAt: '2026-07-14T01:00:00.000Z', nonce: 'ab'.repeat(16) };
  const cases: [string, SampleRecord, RegExp][] = [
    ['a winner added after its game', forged('picks', (all) => all.push({ ...all[6]!, ...seventh })), /not published before its game/],
    ['a nonce used again', forged('picks', (all) => Object.assign(all[4]!, { nonce: all[2]!.nonce })), /pick 5: repeats a nonce/],
    ['no nonce', forged('picks', (all) => Object.assign(all[4]!, { nonce: '' })), /has no nonce/],
    [
      'an earlier time than the pick before',
      forged('picks', (all) => Object.assign(all[4]!, { generatedAt: '2026-07-10T12:00:00.000Z' })),
      /placed before the one it follows/,
    ],
    [
      'a start moved behind publication',
      forged('picks', (all) => Object.assign(all[2]!, { startsAt: '2026-07-11T11:00:00.000Z' })),
      /not published before/,
    ],
    ['no start at all', forged('picks', (all) => Object.assign(all[2]!, { startsAt: '' })), /not published before/],
    [
      'a price of later',
      forged('picks', (all) => Object.assign(all[2]!, { priceSeenAt: '2026-07-11T13:00:00.000Z' })),
      /seen after it was published/,
    ],
    ['two picks in one place', forged('picks', (all) => Object.assign(all[2]!, { slate: '2026-07-10' })), /the place of another pick/],
    ['a better price', forged('picks', (all) => Object.assign(all[0]!, { odds: '150' })), /result 1: its units do not follow/],
    [
      'a bigger EV',
      forged('picks', (all) => Object.assign(all[0]!, { expectedValue: '0.05' })),
      /pick 1: its expected value does not follow/,
    ],
    [
      'a bigger claim',
      forged('picks', (all) => Object.assign(all[0]!, { claimedValue: '0.06', expectedValue: '0.048' })),
      /does not follow/,
    ],
    ['a pick of a kind that kept nothing', forged('picks', (all) => Object.assign(all[0]!, { keptShare: '' })), /does not follow/],
    ['another side', forged('picks', (all) => Object.assign(all[0]!, { side: 'away' })), /result 1: is not what the score/],
    ['another number', forged('picks', (all) => Object.assign(all[2]!, { line: '7.5' })), /result 3: is not what the score/],
    ['a loss told as a win', forged('results', (all) => Object.assign(all[2]!, { result: 'win', units: '1.05' })), /not what the score/],
    ['a loss told as a push', forged('results', (all) => Object.assign(all[2]!, { result: 'push', units: '0' })), /not what the score/],
    ['more units than the price pays', forged('results', (all) => Object.assign(all[0]!, { units: '0.7' })), /units do not follow/],
    [
      'a second result without a reason',
      forged('results', (all) => all.push({ ...all[2]!, version: '2', gradedAt: '2026-07-15T01:00:00.000Z' })),
      /does not say why/,
    ],
    [
      'a second first result',
      forged('results', (all) => all.push({ ...all[2]!, gradedAt: '2026-07-15T01:00:00.000Z', reason: 'x' })),
      /is result 1 of its pick, after 1/,
    ],
    [
      'a result before its game',
      forged('results', (all) => Object.assign(all[0]!, { gradedAt: '2026-07-10T20:00:00.000Z' })),
      /decided before its game/,
    ],
    ['a result of nothing', forged('results', (all) => Object.assign(all[0]!, { pick: '0'.repeat(64) })), /its pick is missing/],
    [
      'a pick of another sport',
      forged('picks', (all) => Object.assign(all[0]!, { sport: 'cfl', dayPlace: '2' })),
      /result 1: is of another sport/,
    ],
    [
      'a result of another sport',
      forged('results', (all) => Object.assign(all[1]!, { sport: 'mlb' })),
      /result 2: is of another sport than its pick/,
    ],
    ['no sport', forged('picks', (all) => Object.assign(all[1]!, { sport: '' })), /pick 2: names no sport/],
    [
      'two days without a bet in one',
      forged('picks', (all) => {
        const noBet = { sport: 'cfl', kind: 'no_bet', slate: '2026-07-14', generatedAt: '2026-07-14T12:00:00.000Z' };
        all.push({ ...noBet, nonce: 'ab'.repeat(16) }, { ...noBet, nonce: 'cd'.repeat(16) });
      }),
      /says "no bet" twice for a day/,
    ],
    ['no score', forged('results', (all) => Object.assign(all[0]!, { awayScore: '', homeScore: '' })), /not what the score/],
  ];
  test.each(cases)('%s', (_name, record, problem) => {
    expect(problemsOf(record, { key }).join('\n')).toMatch(problem);
  });
  test('a correction with its reason, and a void, are accepted and counted', () => {
    const corrected = {
      version: '2',
      result: 'void',
      units: '0',
      gradedBy: 'admin',
      reason: 'All books voided it.',
      gradedAt: '2026-07-15T01:00:00.000Z',
    };
    const record = forged('results', (all) => all.push({ ...all[2]!, ...corrected }));
    expect(verifyRecord(record)).toMatchObject({ problems: [], results: 9, voids: 1 });
  });
});

describe('what the signature and an older file show', () => {
  const cut = (record: SampleRecord): SampleRecord => ({ ...record, results: chainOf(statementsOf(record.results).slice(0, -1)) });
  const emptied = (record: SampleRecord): SampleRecord => ({ ...record, picks: chainOf([]), results: chainOf([]) });
  /** Everything of a sport left out, or given another name, and linked anew. */
  const remade = (record: SampleRecord, change: (statement: Record<string, string>) => Record<string, string>[]): SampleRecord => {
    const stored = record.picks.entries.map(({ hash, statement }) => ({ hash, all: change({ ...statement! }) }));
    const picks = chainOf(stored.flatMap(({ all }) => all));
    const old = stored.flatMap(({ hash, all }) => all.map(() => hash));
    const results = statementsOf(record.results).flatMap(change);
    return { ...record, picks, results: chainOf(results.map((one) => ({ ...one, pick: picks.entries[old.indexOf(one.pick!)]!.hash }))) };
  };
  const tampered: [string, (record: SampleRecord) => SampleRecord][] = [
    ['the last result cut off', cut],
    ['a sport taken out', (record) => remade(record, (one) => (one.sport === 'cfl' ? [] : [one]))],
    ['two sports swapped', (record) => remade(record, (one) => [{ ...one, sport: one.sport === 'cfl' ? 'mlb' : 'cfl' }])],
    ['everything emptied', emptied],
    ['another source in the header', (record) => ({ ...record, source: 'Real money' })],
    ['another time in the header', (record) => ({ ...record, exportedAt: '2026-07-16T12:00:00.000Z' })],
    ['the signature of another file', (record) => ({ ...record, signed: signStatement(INSTALLATION, { kind: 'export' }) })],
    ['results under the name of picks', (record) => ({ ...record, picks: record.results })],
    [
      'a sport swapped in one statement',
      (record) => {
        const [first, ...rest] = record.picks.entries;
        const entries = [{ ...first!, statement: { ...first!.statement!, sport: 'cfl' } }, ...rest];
        return { ...record, picks: { ...record.picks, entries } };
      },
    ],
  ];
  test.each(tampered)('%s is refused by the file itself', (_name, tamper) => {
    expect(problemsOf(tamper(sampleRecord()))).not.toEqual([]);
  });
  test.each(tampered.slice(0, 4))(
    '%s and signed anew by the installation is refused beside an older export and beside published heads',
    (_name, tamper) => {
      const [before, after] = [sampleRecord(), signed(tamper(sampleRecord()))];
      expect(problemsOf(after, { key })).toEqual([]);
      expect(problemsOf(after, { key, since: before }).join()).toContain('does not go on from the older file');
      const heads = { ...signStatement(INSTALLATION, { ...before.signed.statement, kind: 'heads' }), format: 'clearedge-heads-2' };
      expect(problemsOf(after, { since: heads }).join()).toContain('does not go on');
      expect(problemsOf(before, { since: heads })).toEqual([]);
      expect(problemsOf(before, { since: { ...heads, statement: { ...heads.statement, 'picks.length': '0' } } })).toContain(
        'its signature does not fit',
      );
      expect(problemsOf(before, { since: { nothing: true } })).not.toEqual([]);
    },
  );
  test('a stranger’s signature fits his own file, and not the key of the record page', () => {
    const strange = forged('picks', () => undefined, STRANGER);
    expect(problemsOf(strange)).toEqual([]);
    expect(problemsOf(strange, { key })).toEqual(['it is signed with another key than the one given']);
  });
  test('a record that went on goes on from every older one', () => {
    const after = forged('results', (all) =>
      all.push({ ...all[2]!, version: '2', reason: 'Official scoring changed.', gradedAt: '2026-07-15T01:00:00.000Z' }),
    );
    expect(problemsOf(after, { key, since: sampleRecord() })).toEqual([]);
    expect(problemsOf(sampleRecord(), { since: after })).not.toEqual([]);
  });
  test.each(['clearedge-record-1', 'clearedge-record-2', 'clearedge-record-3', 'clearedge-record-4', 'clearedge-heads-1'])(
    'a file of another format (%s) is refused, and so is one to go on from',
    (format) => {
      expect(problemsOf({ ...sampleRecord(), format })).toEqual(['not a record of this format']);
      expect(problemsOf(sampleRecord(), { since: { ...sampleRecord(), format } })).toHaveLength(1);
    },
  );
});

test('any single byte changed is found', () => {
  const text = JSON.stringify(sampleRecord());
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length - 1 }), fc.integer({ min: 32, max: 126 }), (at, code) => {
      const letter = String.fromCharCode(code);
      fc.pre(text[at] !== letter);
      expect(verifyText(text.slice(0, at) + letter + text.slice(at + 1), { key }).problems).not.toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('a link removed, two swapped, a loser sealed or a line smuggled in is found', () => {
  for (const chain of ['picks', 'results'] as const)
    for (const at of [0, 1, 2, 3, 4, 5]) {
      const removed = sampleRecord();
      removed[chain].entries.splice(at, 1);
      expect(problemsOf(removed)).not.toEqual([]);
      const swapped = sampleRecord();
      const { entries } = swapped[chain];
      const [one, other] = [entries[at]!, entries[(at + 1) % 6]!];
      entries[at] = other;
      entries[(at + 1) % 6] = one;
      expect(problemsOf(swapped)).not.toEqual([]);
    }
  for (const at of [2, 3]) {
    const hidden = sampleRecord();
    hidden.picks.entries[at]!.statement = null;
    expect(problemsOf(hidden)).toContain(`result ${at + 1}: its pick is missing or sealed`);
  }
  for (const at of [0, 1]) {
    const smuggled = sampleRecord();
    const entry = smuggled.picks.entries[at]!;
    const { nonce, odds, ...rest } = entry.statement as Record<string, string>;
    entry.statement = { ...rest, nonce: `${nonce}\nodds=${odds}` };
    expect(problemsOf(smuggled)).toContain(`pick ${at + 1}: holds more than one line`);
  }
});
