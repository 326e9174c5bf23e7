import type { Cut, Finding, OwnBet, OwnFigures, OwnReport } from '../performance.queries.ts';

const sampleFigures = (over: Partial<OwnFigures> = {}): OwnFigures => ({
  bets: 43,
  wins: 20,
  losses: 21,
  pushes: 1,
  voids: 1,
  staked: 1050,
  profit: -63,
  units: -1.25,
  roi: -0.06,
  roiInterval: { low: -0.31, high: 0.19 },
  hitRate: 20 / 41,
  hitInterval: { low: 0.342, high: 0.636 },
  neededRate: 0.512,
  clv: { count: 30, mean: 0.011 },
  ...over,
});

const small = { voids: 0, pushes: 0, roiInterval: null, hitInterval: null };

const sampleCuts = (): Cut[] => [
  {
    cut: 'market',
    rows: [
      { key: 'moneyline', isTooFew: false, figures: sampleFigures({ bets: 31 }) },
      {
        key: 'spread',
        isTooFew: true,
        figures: sampleFigures({ bets: 12, wins: 7, losses: 5, profit: 40.5, roi: 0.135, hitRate: 7 / 12, clv: null, ...small }),
      },
    ],
  },
  {
    cut: 'weekday',
    rows: [{ key: '2', isTooFew: true, figures: sampleFigures({ bets: 4, wins: 1, losses: 3, hitRate: 0.25, roi: -0.2, ...small }) }],
  },
];

export const sampleFinding = (over: Partial<Finding> = {}): Finding => ({
  cut: 'price',
  key: '150to199',
  bets: 43,
  roi: -0.18,
  interval: { low: -0.41, high: 0.06 },
  pValue: 0.21,
  adjusted: 1,
  verdict: 'chance',
  ...over,
});

export const sampleOwnBet = (over: Partial<OwnBet> = {}): OwnBet => ({
  id: '00000000-0000-4000-8000-000000000001',
  playedOn: '2026-07-10',
  placedAt: '2026-07-10T18:05:00.000Z',
  game: '20260710_NYY@BOS',
  sport: 'mlb',
  market: 'moneyline',
  selection: 'New York Yankees',
  book: 'Harbor',
  odds: 120,
  stake: 25,
  result: 'win',
  profit: 30,
  closing: {
    kind: 'measured',
    odds: 110,
    probability: 0.466,
    expectedValue: 0.025,
    probabilityGain: 0.011,
    priceRatio: 0.048,
    impliedGain: 0.022,
    cents: 10,
    linePoints: null,
  },
  ...over,
});

const missing = {
  odds: null,
  probability: null,
  expectedValue: null,
  probabilityGain: null,
  priceRatio: null,
  impliedGain: null,
  cents: null,
};

export function sampleReport(over: Partial<OwnReport> = {}): OwnReport {
  return {
    asOf: '2026-07-11T16:00:00.000Z',
    tracked: 45,
    books: ['Harbor', 'No book', 'Summit'],
    open: { bets: 2, staked: 50, toWin: 61.5 },
    totals: sampleFigures(),
    days: 4,
    curve: [
      { on: '2026-07-07', bets: 10, profit: 40, total: 40, units: 1.6, totalUnits: 1.6 },
      { on: '2026-07-08', bets: 12, profit: -120, total: -80, units: -3.1, totalUnits: -1.5 },
      { on: '2026-07-09', bets: 10, profit: 5, total: -75, units: 0.2, totalUnits: -1.3 },
      { on: '2026-07-10', bets: 10, profit: 12, total: -63, units: 0.05, totalUnits: -1.25 },
    ],
    steps: [40, -80, -75, -63].map((total, at) => ({
      on: `2026-07-0${7 + Math.min(at, 2)}`,
      total,
      totalUnits: [1.6, -1.5, -1.3, -1.25][at]!,
    })),
    drawdown: {
      dollars: { depth: 120, from: '2026-07-07', to: '2026-07-08' },
      units: { depth: 3.1, from: '2026-07-07', to: '2026-07-08' },
    },
    cuts: sampleCuts(),
    cutsLookedAt: 9,
    leaks: [sampleFinding()],
    strengths: [],
    closing: {
      counts: { measured: 30, one_sided: 0, line_moved: 5, none: 4, waiting: 1, unread: 3, corrected: 0 },
      measures: [
        {
          measure: 'expectedValue',
          count: 30,
          mean: 0.011,
          interval: { low: -0.004, high: 0.026 },
          beaten: 18,
          equalled: 2,
          beatInterval: { low: 0.423, high: 0.754 },
        },
        { measure: 'cents', count: 30, mean: 2.4, interval: null, beaten: 17, equalled: 3, beatInterval: { low: 0.392, high: 0.727 } },
      ],
      histogram: [
        { low: null, high: -0.01, bets: 4 },
        { low: -0.01, high: 0, bets: 8 },
        { low: 0, high: 0.01, bets: 12 },
        { low: 0.01, high: null, bets: 6 },
      ],
      moved: { count: 5, meanPoints: 0.3, inFavor: 3 },
    },
    streaks: {
      bets: 41,
      hitRate: 20 / 41,
      won: { length: 6, chance: 0.21, typical: 4 },
      lost: { length: 4, chance: 0.78, typical: 5 },
      current: { result: 'loss', length: 2 },
      runs: { runs: 19, expected: 21.5, pValue: 0.43 },
    },
    unreported: [
      { what: 'edge', have: 42, need: 3480 },
      { what: 'estimates', have: 0, need: 20 },
    ],
    bets: [
      sampleOwnBet(),
      sampleOwnBet({
        id: '00000000-0000-4000-8000-000000000002',
        market: 'total',
        selection: 'Over 8',
        result: 'loss',
        profit: -25,
        closing: { ...missing, kind: 'line_moved', linePoints: 0.5 },
      }),
      sampleOwnBet({
        id: '00000000-0000-4000-8000-000000000003',
        selection: 'Boston Red Sox',
        closing: { ...missing, kind: 'none', linePoints: null },
      }),
    ],
    ...over,
  };
}
