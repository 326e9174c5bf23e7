import { CHAIN_START, type Link, linkAfter, type Statement } from '../../chain/index.ts';
import { type Signed, signStatement } from '../heads/head-rules.ts';

type Names = Record<string, string>;
export interface Entry extends Link {
  statement: Statement | null;
}
export interface Chain {
  length: number;
  head: string;
  entries: Entry[];
}
export interface SampleSport {
  sport: 'mlb' | 'cfl';
  picks: Chain;
  results: Chain;
}
export interface SampleRecord {
  format: string;
  exportedAt: string;
  source: string;
  signed: Signed;
  sports: SampleSport[];
}

export const INSTALLATION = { config: { secretKey: 'the secret key of one installation' } };
export const STRANGER = { config: { secretKey: 'the secret key of somebody else' } };

/** Links statements anew from the first on, as whoever forges them would. */
export function chainOf(statements: readonly Names[]): Chain {
  const entries: Entry[] = [];
  for (const statement of statements) {
    const at = (sequence: number): Statement => ({ ...statement, sequence: String(sequence) });
    const link = linkAfter(entries.at(-1) ?? null, at);
    entries.push({ ...link, statement: at(link.sequence) });
  }
  return { length: entries.length, head: entries.at(-1)?.hash ?? CHAIN_START, entries };
}

const hex = (number: number): string => number.toString(16).padStart(32, '0');
const PICKS = [
  {
    market: 'moneyline',
    side: 'home',
    line: '',
    selection: 'Boston Red Sox',
    odds: '-150',
    score: [3, 5],
    result: 'win',
    units: '0.666667',
  },
  { market: 'total', side: 'over', line: '8.5', selection: 'Over 8.5', odds: '105', score: [3, 5], result: 'loss', units: '-1' },
  {
    market: 'spread',
    side: 'away',
    line: '1.5',
    selection: 'St. Louis Cardinals +1.5',
    odds: '-110',
    score: [4, 5],
    result: 'win',
    units: '0.909091',
  },
  { market: 'total', side: 'under', line: '9', selection: 'Under 9', odds: '-105', score: [4, 5], result: 'push', units: '0' },
] as const;

function sportOf(sport: 'mlb' | 'cfl', firstNonce: number): SampleSport {
  // Baseball came first: its statements name no sport, and take their place when they are published.
  const own: Names = sport === 'mlb' ? {} : { sport };
  const placed = (at: string): Names => (sport === 'mlb' ? {} : { linkedAt: at });
  const picks = chainOf(
    PICKS.map(({ market, side, line, selection, odds }, at) => {
      const generatedAt = `2026-07-1${at}T12:00:00.000Z`;
      return {
        ...own,
        ...placed(generatedAt),
        kind: 'pick',
        market,
        side,
        line,
        selection,
        odds,
        generatedAt,
        stakeUnits: '1',
        dayPlace: '1',
        slate: `2026-07-1${at}`,
        startsAt: `2026-07-1${at}T23:00:00.000Z`,
        priceSeenAt: `2026-07-1${at}T11:59:00.000Z`,
        nonce: hex(firstNonce + at),
      };
    }),
  );
  const results = chainOf(
    PICKS.map(({ score: [away, home], result, units }, at) => {
      const gradedAt = `2026-07-1${at + 1}T02:30:00.000Z`;
      return {
        ...own,
        ...placed(gradedAt),
        pick: picks.entries[at]!.hash,
        version: '1',
        result,
        units,
        gradedAt,
        gradedBy: 'settlement',
        reason: '',
        awayScore: String(away),
        homeScore: String(home),
      };
    }),
  );
  return { sport, picks, results };
}

/** Signs a record as it is; with another installation's key where somebody forges it. */
export function signed(record: Omit<SampleRecord, 'signed'>, keyed = INSTALLATION): SampleRecord {
  const heads = record.sports.flatMap(({ sport, picks, results }) => [
    [`${sport}.picks`, picks] as const,
    [`${sport}.results`, results] as const,
  ]);
  const names = heads.flatMap(([name, { length, head }]) => [
    [`${name}.length`, String(length)],
    [`${name}.head`, head],
  ]);
  const { exportedAt, source } = record;
  return { ...record, signed: signStatement(keyed, { kind: 'export', exportedAt, source, ...Object.fromEntries(names) }) };
}

export const sampleRecord = (): SampleRecord =>
  signed({
    format: 'clearedge-record-3',
    exportedAt: '2026-07-15T12:00:00.000Z',
    source: 'Simulated league',
    sports: [sportOf('mlb', 1), sportOf('cfl', 100)],
  });

/** The statements of a chain, to change and to link anew. */
export const statementsOf = ({ entries }: Chain): Names[] => entries.map(({ statement }) => ({ ...statement! }));
