import { eachDetail } from '@clearedge/contract/bet-details';
import type { Bet, BetHistory, BetStats, BetWithReceipt, HistoryFigures, Receipt } from '../bet-types.ts';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function sampleBet(over: Partial<Bet> = {}): Bet {
  return {
    id: id(1),
    userId: id(900),
    gameId: '20260711_NYY@BOS',
    awayTeamCode: 'NYY',
    homeTeamCode: 'BOS',
    contestStatus: 'scheduled',
    sport: 'mlb',
    league: 'MLB',
    tournament: null,
    betType: 'moneyline',
    legs: [],
    freeStake: 0,
    boostPercent: null,
    sizes: null,
    selection: 'New York Yankees',
    pick: { market: 'moneyline', period: 'full', side: 'away' },
    selectionSource: 'structured',
    readAs: null,
    odds: 104,
    stake: 25,
    potentialWin: 26,
    actualWin: null,
    confidence: null,
    ...eachDetail(() => null),
    book: 'Summit',
    source: 'slip',
    placedAt: '2026-07-11T20:10:00.000Z',
    startsAt: '2026-07-11T23:05:00.000Z',
    status: 'pending',
    result: null,
    settledAt: null,
    isGradable: true,
    flag: null,
    closingOdds: null,
    playedOn: '2026-07-11',
    resultBy: null,
    correctedAt: null,
    corrections: [],
    ...over,
  };
}

export const liveBet = (): Bet =>
  sampleBet({
    id: id(2),
    gameId: '20260711_PHI@ATL',
    awayTeamCode: 'PHI',
    homeTeamCode: 'ATL',
    contestStatus: 'live',
    selection: 'Philadelphia Phillies -1.5',
    betType: 'spread',
    odds: 138,
    stake: 30.5,
    potentialWin: 42.09,
    startsAt: '2026-07-11T20:29:00.000Z',
  });

export const ungradableBet = (): Bet =>
  sampleBet({
    id: id(3),
    gameId: 'Yankees v Red Sox',
    awayTeamCode: null,
    homeTeamCode: null,
    contestStatus: null,
    betType: 'prop',
    selection: 'A. Judge to homer first',
    pick: null,
    odds: 850,
    stake: 5,
    potentialWin: 42.5,
    book: null,
    source: 'manual',
    startsAt: null,
    isGradable: false,
  });

export function settledBet(over: Partial<Bet> = {}): Bet {
  return sampleBet({
    id: id(10),
    gameId: '20260711_BAL@TOR',
    awayTeamCode: 'BAL',
    homeTeamCode: 'TOR',
    contestStatus: 'completed',
    selection: 'Toronto Blue Jays',
    pick: { market: 'moneyline', period: 'full', side: 'home' },
    odds: -126,
    stake: 40,
    potentialWin: 31.75,
    actualWin: 31.75,
    book: 'Keystone',
    startsAt: '2026-07-11T17:05:00.000Z',
    status: 'settled',
    result: 'win',
    settledAt: '2026-07-11T19:49:00.000Z',
    closingOdds: -131,
    ...over,
  });
}

export const lostBet = (): Bet =>
  settledBet({
    id: id(11),
    gameId: '20260710_CHC@STL',
    awayTeamCode: 'CHC',
    homeTeamCode: 'STL',
    betType: 'total',
    selection: 'Under 8',
    pick: { market: 'total', period: 'full', side: 'under', line: 8 },
    odds: -105,
    stake: 21,
    potentialWin: 20,
    actualWin: -21,
    book: 'Harbor',
    result: 'loss',
    startsAt: '2026-07-10T23:15:00.000Z',
    settledAt: '2026-07-11T02:10:00.000Z',
    closingOdds: null,
  });

export const pushedBet = (): Bet =>
  settledBet({
    id: id(12),
    gameId: '20260520_TEX@KC',
    awayTeamCode: 'TEX',
    homeTeamCode: 'KC',
    betType: 'total',
    selection: 'Over 9',
    pick: { market: 'total', period: 'full', side: 'over', line: 9 },
    odds: -110,
    stake: 20,
    potentialWin: 18.18,
    actualWin: 0,
    result: 'push',
    book: null,
    source: 'import',
    startsAt: '2026-05-20T23:40:00.000Z',
    settledAt: '2026-05-21T02:40:00.000Z',
    closingOdds: -108,
  });

export const sampleReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  receiptNumber: '7F3K-2210',
  grade: 'win',
  rule: 'baseball-moneyline',
  ruleTitle: 'Moneyline',
  ruleText: 'The winner of an official game: five innings, or four and a half with the home team ahead.',
  ruleVersion: '1',
  formula: 'Home 6 v. away 3: win',
  finalScore: { away: 3, home: 6 },
  innings: 8.5,
  minutes: null,
  resultSources: null,
  golf: null,
  deadHeat: null,
  stake: 40,
  profit: 31.75,
  payout: 71.75,
  payoutFormula: 'Profit $31.75 = $40.00 × 100 / 126',
  settledAt: '2026-07-11T19:49:00.000Z',
  gradedBy: 'settlement',
  postings: [{ kind: 'grade', grade: 'win', profit: 31.75, at: '2026-07-11T19:49:00.000Z', rule: 'baseball-moneyline', reason: null }],
  closingOdds: -131,
  closingNote: null,
  mayDispute: false,
  dispute: null,
  ...over,
});

export const withReceipt = (bet: Bet, receipt: BetWithReceipt['receipt'] = sampleReceipt()): BetWithReceipt => ({
  ...bet,
  receipt,
  contradiction: null,
});

export const sampleStats = (over: Partial<BetStats> = {}): BetStats => ({
  totalBets: 46,
  pendingBets: 3,
  wins: 24,
  losses: 19,
  pushes: 0,
  voids: 0,
  winRate: 24 / 43,
  winRateInterval: { low: 0.411, high: 0.696 },
  totalStaked: 1020,
  totalProfit: 31.62,
  roi: 0.031,
  pendingStake: 60.5,
  corrected: 0,
  selfMarked: 0,
  byType: [],
  byBook: [],
  ...over,
});

/** The only page of a history, with figures that say as much as these bets do, or others. */
export function sampleHistory(bets: Bet[], figures: Partial<HistoryFigures> = {}): BetHistory & { summary: HistoryFigures } {
  const ended = (result: Bet['result']): number => bets.filter((bet) => bet.result === result).length;
  const summary: HistoryFigures = {
    settled: bets.length,
    books: ['Harbor', 'Keystone', 'No book'],
    bets: bets.length,
    wins: ended('win'),
    losses: ended('loss'),
    pushes: ended('push'),
    voids: ended('void'),
    winRate: null,
    winRateInterval: null,
    staked: 60,
    profit: 10.75,
    roi: 0.18,
    drawdown: 0,
    curveBy: 'minute',
    curve: bets.map((bet) => ({ at: bet.settledAt!, bets: 1, profit: bet.actualWin! })).reverse(),
    ...figures,
  };
  return { bets, nextBefore: null, summary };
}
