import { CHAIN_START, type Link, linkAfter, type Statement } from '../../chain/index.ts';
import { type Signed, signStatement } from '../heads.ts';

type Names = Record<string, string>;
interface Entry extends Link {
  statement: Statement | null;
}
export interface Chain {
  length: number;
  head: string;
  entries: Entry[];
}
export interface SampleRecord {
  format: string;
  exportedAt: string;
  source: string;
  signed: Signed;
  picks: Chain;
  results: Chain;
}

export const INSTALLATION = { config: { secretKey: 'the secret key of one installation' } };
export const STRANGER = { config: { secretKey: 'the secret key of someone else' } };

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

const SPORTS = ['mlb', 'cfl'] as const;
/** Every pick once for each sport, published in turn. */
const PUBLISHED = PICKS.flatMap((pick, day) => SPORTS.map((sport, at) => ({ ...pick, sport, day, at })));

const WORTH = { basis: 'market', pushProbability: '0', keptShare: '0.8' };
/** A claim of five percent at these odds. */
const worthOf = (odds: number): Names => {
  const decimal = 1 + (odds > 0 ? odds / 100 : 100 / -odds);
  return {
    probability: (1.05 / decimal).toFixed(6),
    claimedValue: (Number((1.05 / decimal).toFixed(6)) * decimal - 1).toFixed(6),
    expectedValue: '0.04',
  };
};

function picksChain(): Chain {
  return chainOf(
    PUBLISHED.map(({ sport, market, side, line, selection, odds, day, at }, place) => ({
      sport,
      kind: 'pick',
      market,
      side,
      line,
      selection,
      odds,
      ...WORTH,
      ...worthOf(Number(odds)),
      generatedAt: `2026-07-1${day}T12:0${at}:00.000Z`,
      stakeUnits: '1',
      dayPlace: '1',
      slate: `2026-07-1${day}`,
      startsAt: `2026-07-1${day}T23:00:00.000Z`,
      priceSeenAt: `2026-07-1${day}T11:59:00.000Z`,
      nonce: hex(place + 1),
    })),
  );
}

const resultsChain = (picks: Chain): Chain =>
  chainOf(
    PUBLISHED.map(({ sport, score: [away, home], result, units, day, at }, place) => ({
      sport,
      pick: picks.entries[place]!.hash,
      version: '1',
      result,
      units,
      gradedAt: `2026-07-1${day + 1}T02:3${at}:00.000Z`,
      gradedBy: 'settlement',
      reason: '',
      awayScore: String(away),
      homeScore: String(home),
    })),
  );

/** Signs a record as it is; with another installation's key where someone forges it. */
export function signed(record: Omit<SampleRecord, 'signed'>, keyed = INSTALLATION): SampleRecord {
  const { exportedAt, source, picks, results } = record;
  const heads = {
    'picks.length': String(picks.length),
    'picks.head': picks.head,
    'results.length': String(results.length),
    'results.head': results.head,
  };
  return { ...record, signed: signStatement(keyed, { kind: 'export', exportedAt, source, ...heads }) };
}

/** Four picks of each of two sports, in one chain, with their results. */
export function sampleRecord(): SampleRecord {
  const picks = picksChain();
  return signed({
    format: 'clearedge-record-5',
    exportedAt: '2026-07-15T12:00:00.000Z',
    source: 'Simulated league',
    picks,
    results: resultsChain(picks),
  });
}

/** The statements of a chain, to change and to link anew. */
export const statementsOf = ({ entries }: Chain): Names[] => entries.map(({ statement }) => ({ ...statement! }));
