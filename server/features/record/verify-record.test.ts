import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type VerifyOptions, verifyRecord, verifyText } from '../../../tools/verify-record.mjs';
import { publicKeyOf, signStatement } from './heads/head-rules.ts';
import {
  chainOf,
  INSTALLATION,
  type SampleRecord,
  type SampleSport,
  STRANGER,
  sampleRecord,
  signed,
  statementsOf,
} from './testing/sample-record.ts';

const problemsOf = (record: unknown, options?: VerifyOptions<unknown>): string[] => verifyRecord(record, options).problems;
const key = publicKeyOf(INSTALLATION);
const of = (sport: string) => ({ sport, picks: 4, results: 4, sealed: 0, late: 0, voids: 0 });

type Chained = 'picks' | 'results';
/** Changes a chain's statements and links and signs everything anew, as the installation itself could. */
function forged(
  which: Chained,
  change: (statements: Record<string, string>[], sport: SampleSport) => void,
  keyed = INSTALLATION,
): SampleRecord {
  const record = sampleRecord();
  const sport = record.sports[0]!;
  const statements = statementsOf(sport[which]);
  change(statements, sport);
  const hashes = sport.picks.entries.map(({ hash }) => hash);
  sport[which] = chainOf(statements);
  // Results follow their picks to their new hashes.
  if (which === 'picks')
    sport.results = chainOf(
      statementsOf(sport.results).map((result) => ({ ...result, pick: sport.picks.entries[hashes.indexOf(result.pick!)]?.hash ?? '' })),
    );
  return signed(record, keyed);
}

test('an export verifies as it was written, with the key of the installation, sealed picks included', () => {
  const record = sampleRecord();
  expect(verifyRecord(record, { key })).toEqual({ problems: [], sports: [of('mlb'), of('cfl')] });
  const sport = record.sports[0]!;
  sport.results = chainOf(statementsOf(sport.results).slice(0, 3));
  sport.picks.entries[3]!.statement = null;
  expect(verifyRecord(signed(record)).sports[0]).toEqual({ ...of('mlb'), results: 3, sealed: 1 });
  expect(problemsOf(signed(record))).toEqual([]);
});

describe('what the file alone shows, though everything was linked and signed anew', () => {
  const seventh = { dayPlace: '7', generatedAt: '2026-07-14T01:00:00.000Z', nonce: 'ab'.repeat(16) };
  const cases: [string, SampleRecord, RegExp][] = [
    ['a winner added after its game', forged('picks', (all) => all.push({ ...all[3]!, ...seventh })), /not published before its game/],
    ['a nonce used again', forged('picks', (all) => Object.assign(all[2]!, { nonce: all[1]!.nonce })), /mlb pick 3: repeats a nonce/],
    ['no nonce', forged('picks', (all) => Object.assign(all[2]!, { nonce: '' })), /has no nonce/],
    [
      'an earlier time than the pick before',
      forged('picks', (all) => Object.assign(all[2]!, { generatedAt: '2026-07-10T12:00:00.000Z' })),
      /placed before the one it follows/,
    ],
    [
      'a start moved behind publication',
      forged('picks', (all) => Object.assign(all[1]!, { startsAt: '2026-07-11T11:00:00.000Z' })),
      /not published before/,
    ],
    ['no start at all', forged('picks', (all) => Object.assign(all[1]!, { startsAt: '' })), /not published before/],
    [
      'a price of later',
      forged('picks', (all) => Object.assign(all[1]!, { priceSeenAt: '2026-07-11T13:00:00.000Z' })),
      /seen after it was published/,
    ],
    ['two picks in one place', forged('picks', (all) => Object.assign(all[1]!, { slate: '2026-07-10' })), /the place of another pick/],
    ['a better price', forged('picks', (all) => Object.assign(all[0]!, { odds: '150' })), /mlb result 1: its units do not follow/],
    ['another side', forged('picks', (all) => Object.assign(all[0]!, { side: 'away' })), /mlb result 1: is not what the score/],
    ['another number', forged('picks', (all) => Object.assign(all[1]!, { line: '7.5' })), /mlb result 2: is not what the score/],
    ['a loss told as a win', forged('results', (all) => Object.assign(all[1]!, { result: 'win', units: '1.05' })), /not what the score/],
    ['a loss told as a push', forged('results', (all) => Object.assign(all[1]!, { result: 'push', units: '0' })), /not what the score/],
    ['more units than the price pays', forged('results', (all) => Object.assign(all[0]!, { units: '0.7' })), /units do not follow/],
    [
      'a second result without a reason',
      forged('results', (all) => all.push({ ...all[1]!, version: '2', gradedAt: '2026-07-15T01:00:00.000Z' })),
      /does not say why/,
    ],
    [
      'a second first result',
      forged('results', (all) => all.push({ ...all[1]!, gradedAt: '2026-07-15T01:00:00.000Z', reason: 'x' })),
      /is result 1 of its pick, after 1/,
    ],
    [
      'a result before its game',
      forged('results', (all) => Object.assign(all[0]!, { gradedAt: '2026-07-10T20:00:00.000Z' })),
      /decided before its game/,
    ],
    ['a result of nothing', forged('results', (all) => Object.assign(all[0]!, { pick: '0'.repeat(64) })), /its pick is missing/],
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
    const record = forged('results', (all) => all.push({ ...all[1]!, ...corrected }));
    expect(verifyRecord(record)).toMatchObject({ problems: [], sports: [{ results: 5, voids: 1 }, {}] });
  });
});

describe('what the signature and an older file show', () => {
  const cut = (record: SampleRecord): SampleRecord => {
    const sport = record.sports[0]!;
    return { ...record, sports: [{ ...sport, results: chainOf(statementsOf(sport.results).slice(0, -1)) }, record.sports[1]!] };
  };
  const emptied = (record: SampleRecord): SampleRecord => ({
    ...record,
    sports: record.sports.map(({ sport }) => ({ sport, picks: chainOf([]), results: chainOf([]) })),
  });
  const tampered: [string, (record: SampleRecord) => SampleRecord][] = [
    ['the last result cut off', cut],
    ['a sport taken out', (record) => ({ ...record, sports: record.sports.slice(0, 1) })],
    ['a sport twice', (record) => ({ ...record, sports: [...record.sports, record.sports[1]!] })],
    ['everything emptied', emptied],
    ['no sport at all', (record) => ({ ...record, sports: [] })],
    ['another source in the header', (record) => ({ ...record, source: 'Real money' })],
    ['another time in the header', (record) => ({ ...record, exportedAt: '2026-07-16T12:00:00.000Z' })],
    ['the signature of another file', (record) => ({ ...record, signed: signStatement(INSTALLATION, { kind: 'export' }) })],
    ['a format without a signature', (record) => ({ ...record, format: 'clearedge-record-2' })],
    ['results under the name of picks', (record) => ({ ...record, sports: record.sports.map((one) => ({ ...one, picks: one.results })) })],
  ];
  test.each(tampered)('%s is refused by the file itself', (_name, tamper) => {
    expect(problemsOf(tamper(sampleRecord()))).not.toEqual([]);
  });
  test.each(tampered.slice(0, 5).filter(([name]) => name !== 'a sport twice'))(
    '%s and signed anew by the installation is refused beside an older export and beside published heads',
    (_name, tamper) => {
      const [before, after] = [sampleRecord(), signed(tamper(sampleRecord()))];
      expect(problemsOf(after, { key })).toEqual([]);
      expect(problemsOf(after, { key, since: before }).join()).toContain('does not go on from the older file');
      const heads = { ...signStatement(INSTALLATION, { ...before.signed.statement, kind: 'heads' }), format: 'clearedge-heads-1' };
      expect(problemsOf(after, { since: heads }).join()).toContain('does not go on');
      expect(problemsOf(before, { since: heads })).toEqual([]);
      expect(problemsOf(before, { since: { ...heads, statement: { ...heads.statement, 'mlb.picks.length': '0' } } })).toContain(
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
      all.push({ ...all[1]!, version: '2', reason: 'Official scoring changed.', gradedAt: '2026-07-15T01:00:00.000Z' }),
    );
    expect(problemsOf(after, { key, since: sampleRecord() })).toEqual([]);
    expect(problemsOf(sampleRecord(), { since: after })).not.toEqual([]);
  });
  test('exports of builds that did not sign are read when that is said', () => {
    const { signed: _signed, ...record } = sampleRecord();
    const two = { ...record, format: 'clearedge-record-2' };
    const { picks, results } = record.sports[0]!;
    const one = { format: 'clearedge-record-1', exportedAt: record.exportedAt, source: record.source, picks, results };
    for (const older of [one, two]) {
      expect(problemsOf(older)).toEqual(['it is not signed: exports of older builds are read with --unsigned']);
      expect(problemsOf(older, { allowUnsigned: true })).toEqual([]);
      expect(problemsOf(sampleRecord(), { since: older })).toEqual([]);
    }
  });
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

test.each([0, 1] as const)('a link removed, two swapped, a loser sealed or a line smuggled in is found (sport %i)', (which) => {
  for (const chain of ['picks', 'results'] as const)
    for (const at of [0, 1, 2]) {
      const removed = sampleRecord();
      removed.sports[which]![chain].entries.splice(at, 1);
      expect(problemsOf(removed)).not.toEqual([]);
      const swapped = sampleRecord();
      const { entries } = swapped.sports[which]![chain];
      const [one, other] = [entries[at]!, entries[(at + 1) % 3]!];
      entries[at] = other;
      entries[(at + 1) % 3] = one;
      expect(problemsOf(swapped)).not.toEqual([]);
    }
  const hidden = sampleRecord();
  const { sport, picks } = hidden.sports[which]!;
  picks.entries[1]!.statement = null;
  expect(problemsOf(hidden)).toContain(`${sport} result 2: its pick is missing or sealed`);
  const smuggled = sampleRecord();
  const first = smuggled.sports[which]!.picks.entries[0]!;
  const { nonce, odds, ...rest } = first.statement as Record<string, string>;
  first.statement = { ...rest, nonce: `${nonce}\nodds=${odds}` };
  expect(problemsOf(smuggled)).toContain(`${sport} pick 1: holds more than one line`);
  const misnamed = sampleRecord();
  misnamed.sports[which]!.sport = which === 0 ? 'cfl' : 'mlb';
  expect(problemsOf(misnamed).join()).toContain('holds an entry of another sport');
});
