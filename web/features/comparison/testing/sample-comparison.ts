import type { ComparedBook, ComparedGame, Opportunity, PriceAlert, Quote, ValuePrice } from '../comparison.queries.ts';

export const NOW = '2026-07-11T16:00:30.000Z';
const SEEN = '2026-07-11T16:00:10.000Z';

const sampleQuote = (values: Partial<Quote> = {}): Quote => ({
  odds: -110,
  line: null,
  seenAt: SEEN,
  isStale: false,
  openOdds: -115,
  openLine: values.line ?? null,
  openedAt: '2026-07-11T13:00:00.000Z',
  previousOdds: -118,
  previousLine: values.line ?? null,
  movedAt: '2026-07-11T15:40:00.000Z',
  ...values,
});

type Pair = [first: number | null, second: number | null, line?: number | null, seenAt?: string];
export function sampleBook(code: string, money: Pair, total: Pair = [-110, -110, 8.5]): ComparedBook {
  const pair = ([first, second, line = null, seenAt = SEEN]: Pair): NonNullable<ComparedBook['markets']['total']> => ({
    first: sampleQuote({ odds: first, line, seenAt }),
    second: sampleQuote({ odds: second, line, seenAt }),
    hold: first === null || second === null ? null : 0.041,
  });
  return {
    code,
    name: `Book ${code}`,
    logo: null,
    moneyline: { away: money[0], home: money[1] },
    spread: { line: null, awayOdds: null, homeOdds: null },
    total: { line: total[2] ?? null, overOdds: total[0], underOdds: total[1] },
    lastUpdated: SEEN,
    markets: { moneyline: pair(money), total: pair(total) },
  };
}

const noBest = { first: null, second: null };
export const sampleComparison = (values: Partial<ComparedGame> = {}): ComparedGame => ({
  gameId: '20260711_NYY@BOS',
  sport: 'mlb',
  slateOn: '2026-07-11',
  awayTeam: 'New York Yankees',
  homeTeam: 'Boston Red Sox',
  awayTeamCode: 'NYY',
  homeTeamCode: 'BOS',
  gameTime: '2026-07-11T23:05:00.000Z',
  venue: 'Fenway Park',
  status: 'scheduled',
  isClosed: false,
  bookmakers: [
    sampleBook('HAR', [104, -122]),
    sampleBook('QUA', [120, -140, null, '2026-07-11T15:50:00.000Z']),
    sampleBook('SUM', [100, -116]),
  ],
  bestOdds: { awayML: null, homeML: null, awaySpread: null, homeSpread: null, over: null, under: null },
  method: 'power',
  markets: [
    {
      market: 'moneyline',
      line: null,
      fair: { first: 0.48, second: 0.52, firstOdds: 108, secondOdds: -108, bookCount: 3, seenAt: SEEN },
      hold: 0.02,
      best: noBest,
      bestLine: noBest,
      bookCount: 3,
    },
    { market: 'total', line: 8.5, fair: null, hold: null, best: noBest, bestLine: noBest, bookCount: 3 },
  ],
  ...values,
});

export const sampleOpportunity = (values: Partial<Opportunity> = {}): Opportunity => ({
  kind: 'arbitrage',
  sport: 'mlb',
  gameId: '20260711_NYY@BOS',
  awayTeam: 'New York Yankees',
  homeTeam: 'Boston Red Sox',
  awayTeamCode: 'NYY',
  homeTeamCode: 'BOS',
  gameTime: '2026-07-11T23:05:00.000Z',
  market: 'moneyline',
  legs: [
    {
      side: 'away',
      line: null,
      odds: 120,
      book: 'SUM',
      bookName: 'Summit',
      seenAt: SEEN,
      rules: 'official after 5 innings',
      stake: 47.02,
      payout: 103.44,
    },
    {
      side: 'home',
      line: null,
      odds: -105,
      book: 'QUA',
      bookName: 'Quarry',
      seenAt: SEEN,
      rules: 'official after 9 innings',
      stake: 52.98,
      payout: 103.44,
    },
  ],
  hold: -0.0344,
  leastProfit: 3.44,
  mostProfit: 3.44,
  warnings: ['different rules'],
  middle: null,
  ...values,
});

export const sampleAlert = (values: Partial<PriceAlert> = {}): PriceAlert => ({
  id: '00000000-0000-4000-8000-0000000000a1',
  gameId: '20260711_NYY@BOS',
  sport: 'mlb',
  awayTeam: 'New York Yankees',
  homeTeam: 'Boston Red Sox',
  awayTeamCode: 'NYY',
  homeTeamCode: 'BOS',
  gameTime: '2026-07-11T23:05:00.000Z',
  market: 'moneyline',
  side: 'away',
  selection: 'New York Yankees moneyline',
  odds: 115,
  line: null,
  moveCents: null,
  fromOdds: 104,
  fromLine: null,
  books: [],
  state: 'waiting',
  createdAt: '2026-07-11T16:00:00.000Z',
  sentAt: null,
  sentOdds: null,
  sentLine: null,
  sentBook: null,
  ...values,
});

export const sampleValue = (values: Partial<ValuePrice> = {}): ValuePrice => ({
  gameId: '20260711_NYY@BOS',
  sport: 'mlb',
  awayTeam: 'New York Yankees',
  homeTeam: 'Boston Red Sox',
  awayTeamCode: 'NYY',
  homeTeamCode: 'BOS',
  gameTime: '2026-07-11T23:05:00.000Z',
  market: 'moneyline',
  side: 'away',
  line: null,
  odds: 110,
  book: 'HAR',
  bookName: 'Book HAR',
  seenAt: SEEN,
  isAlternate: false,
  fairProbability: 0.49,
  fairOdds: 104,
  evPct: 2.9,
  pushProbability: 0,
  bookCount: 5,
  agreeing: 4,
  referenceHold: 0.042,
  referenceSeenAt: SEEN,
  ...values,
});
