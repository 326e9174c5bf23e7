import type { AiSlip, Balance, CashOut, Performance, Quote, VirtualBet, VirtualLeg, VirtualReceipt } from '../practice-types.ts';

const USER = '0197f3a0-0000-7000-8000-000000000001';
const AT = '2026-07-11T20:00:00.000Z';
export const betId = (last: number): string => `0197f3a0-0000-4000-8000-00000000000${last}`;

export const sampleBalance = (more: Partial<Balance> = {}): Balance => ({
  userId: USER,
  balance: 1187.4,
  totalWinnings: 642.15,
  totalLosses: 424.25,
  winRate: 24 / 43,
  winCount: 24,
  cashOutProfit: 0,
  notCharged: 0,
  betCount: 44,
  decidedCount: 43,
  settledCount: 43,
  openBets: 1,
  openStake: 30.5,
  startingBalance: 1000,
  periodStartedAt: '2026-06-01T12:00:00.000Z',
  resets: 0,
  lastResetAt: null,
  nextResetAt: null,
  earlierBets: 0,
  contest: { weekOn: '2026-07-06', endsOn: '2026-07-12', balance: 1000, openBets: 0, settledBets: 0, openStake: 0, startingBalance: 1000 },
  ...more,
});

const sampleLeg = (more: Partial<VirtualLeg> = {}): VirtualLeg => ({
  gameId: '20260711_PHI@ATL',
  sport: 'mlb',
  awayTeamCode: 'PHI',
  homeTeamCode: 'ATL',
  matchup: 'Philadelphia Phillies @ Atlanta Braves',
  contestStatus: 'live',
  startsAt: '2026-07-11T19:10:00.000Z',
  betType: 'moneyline',
  selection: 'Philadelphia Phillies',
  pick: { market: 'moneyline', period: 'full', side: 'away' },
  odds: -122,
  book: 'KEY',
  bookName: 'Keystone',
  priceSource: 'book',
  result: null,
  rule: null,
  explanation: null,
  finalScore: null,
  flag: null,
  ...more,
});

export const openBet = (more: Partial<VirtualBet> = {}): VirtualBet => ({
  id: betId(1),
  receiptNumber: '7F3K-2211',
  userId: USER,
  bankroll: 'practice',
  contestWeek: null,
  gameId: '20260711_PHI@ATL',
  betType: 'moneyline',
  selection: 'Philadelphia Phillies',
  odds: -122,
  stake: 30.5,
  potentialWin: 25,
  actualWin: null,
  payout: null,
  status: 'pending',
  result: null,
  placedAt: '2026-07-11T18:00:00.000Z',
  settledAt: null,
  notes: null,
  pricing: 'single',
  teaserPoints: null,
  holdFraction: null,
  isCurrentPeriod: true,
  legs: [sampleLeg()],
  ...more,
});

const wonLeg = sampleLeg({
  gameId: '20260711_BAL@TOR',
  awayTeamCode: 'BAL',
  homeTeamCode: 'TOR',
  matchup: 'Baltimore Orioles @ Toronto Blue Jays',
  contestStatus: 'completed',
  startsAt: '2026-07-11T17:05:00.000Z',
  selection: 'Toronto Blue Jays',
  pick: { market: 'moneyline', period: 'full', side: 'home' },
  odds: -126,
  result: 'win',
  rule: 'Moneyline',
  explanation: 'TOR 6 − BAL 3 = 3 > 0',
  finalScore: { away: 3, home: 6 },
});

export const wonBet = (more: Partial<VirtualBet> = {}): VirtualBet =>
  openBet({
    id: betId(2),
    receiptNumber: '7F3K-2210',
    gameId: wonLeg.gameId,
    selection: wonLeg.selection,
    odds: -126,
    stake: 40,
    potentialWin: 31.75,
    actualWin: 31.75,
    payout: 71.75,
    status: 'settled',
    result: 'win',
    settledAt: '2026-07-11T19:49:00.000Z',
    legs: [wonLeg],
    ...more,
  });

export const sampleReceipt = (more: Partial<VirtualReceipt> = {}): VirtualReceipt => ({
  ...wonBet(),
  explanation: 'TOR 6 − BAL 3 = 3 > 0',
  payoutFormula: 'Profit $31.75 = $40.00 × 100 / 126',
  postings: [
    { kind: 'stake', amount: -40, at: '2026-07-11T15:00:00.000Z', reason: null },
    { kind: 'settlement', amount: 71.75, at: '2026-07-11T19:49:00.000Z', reason: null },
  ],
  ...more,
});

type RequestedLeg = Pick<Quote['legs'][number], 'gameId' | 'selection'> & { odds: number };
const quoted = ({ gameId, selection, odds }: RequestedLeg): Quote['legs'][number] => ({
  gameId,
  selection,
  odds,
  seenOdds: odds,
  book: 'SUM',
  bookName: 'Summit',
  priceSource: 'book',
  problem: null,
});

/** A quote of unmoved prices for the legs asked. */
export const sampleQuote = (legs: readonly RequestedLeg[], more: Partial<Quote> = {}): Quote => ({
  legs: legs.map(quoted),
  odds: 300,
  decimal: 4,
  pricing: 'product',
  holdFraction: null,
  productOdds: 300,
  potentialWin: null,
  problem: null,
  asOf: AT,
  ...more,
});

export const sampleOffer = (more: Partial<CashOut> = {}): CashOut => ({
  betId: betId(1),
  amount: 38.2,
  holdFraction: 0.05,
  legs: [{ position: 0, odds: 150, oddsNow: 130 }],
  isLive: false,
  reason: null,
  opensAt: null,
  asOf: AT,
  ...more,
});

export const sampleAiSlip = (more: Partial<AiSlip> = {}): AiSlip => ({
  bankroll: 'practice',
  slateOn: '2026-07-11',
  balance: 1187.4,
  budget: 118.74,
  totalStake: 118.74,
  entries: [
    {
      gameId: '20260711_NYY@BOS',
      team: 'New York Yankees',
      matchup: 'New York Yankees @ Boston Red Sox',
      startsAt: '2026-07-11T23:05:00.000Z',
      betType: 'moneyline',
      selection: 'New York Yankees ML',
      pick: { market: 'moneyline', period: 'full', side: 'away' },
      odds: 104,
      book: 'SUM',
      bookName: 'Summit',
      confidence: 84,
      stake: 118.74,
      aiProbability: 52.3,
      expectedReturn: 126.7,
      impliedValue: 6.7,
      isValue: true,
      reasoning: 'The starter is worth 2.1 points.',
    },
  ],
  isLocked: false,
  skipped: [],
  generatedAt: AT,
  ...more,
});

export const samplePerformance = (more: Partial<Performance> = {}): Performance => ({
  totalBets: 44,
  settledBets: 43,
  pendingBets: 1,
  wins: 24,
  losses: 19,
  pushes: 0,
  cashedOut: 0,
  avgStake: 2534,
  netProfit: 21_790,
  totalStaked: 108_950,
  winRate: 24 / 43,
  winRateInterval: { low: 0.41, high: 0.7 },
  avgWin: 2676,
  roi: 0.2,
  byBetType: {
    moneyline: { count: 30, winRate: 0.6, winnings: 30_000, staked: 75_000 },
    parlay: { count: 4, winRate: 0, winnings: -4000, staked: 4000 },
  },
  drawdown: 6500,
  curve: [
    { at: '2026-07-09T23:00:00.000Z', netProfit: -4000, bets: 4 },
    { at: '2026-07-10T23:00:00.000Z', netProfit: 21_790, bets: 43 },
  ],
  since: '2026-06-01T12:00:00.000Z',
  ...more,
});

/** The fake's list: bets of the status, type and page that were asked for. */
export const listing =
  (bets: readonly VirtualBet[]) =>
  ({ query: { status, betType, before, limit } }: { query: Record<string, string> }): VirtualBet[] => {
    const fits = bets.filter((bet) => (!status || bet.status === status) && (!betType || bet.betType === betType));
    const first = before === undefined ? 0 : fits.findIndex(({ id }) => id === before) + 1;
    return fits.slice(first, first + Number(limit));
  };
