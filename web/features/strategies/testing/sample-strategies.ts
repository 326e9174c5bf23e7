import type { Backtest, Conditions, Figures, Strategy } from '../strategy.queries.ts';

export const sampleConditions: Conditions = {
  sport: 'MLB',
  market: 'Moneyline',
  minOdds: 2,
  maxOdds: 2.8,
  confidenceThreshold: 1,
  bankrollPercentage: 2,
  side: 'home',
  role: 'underdog',
};

const sampleFigures = (values: Partial<Figures> = {}): Figures => ({
  totalBets: 377,
  wins: 170,
  losses: 207,
  pushes: 0,
  winRate: 0.4509,
  winInterval: { low: 0.401, high: 0.501 },
  neededRate: 0.453,
  averageOdds: 122,
  profit: 21,
  staked: 7540,
  roi: 0.0028,
  roiInterval: { low: -0.11, high: 0.12 },
  drawdown: 412,
  longestLosingRun: 7,
  chance: 0.48,
  atClose: { mean: -0.012, bets: 377 },
  ...values,
});

const NOTHING = {
  totalBets: 0,
  wins: 0,
  losses: 0,
  winRate: null,
  winInterval: null,
  neededRate: null,
  averageOdds: null,
  profit: 0,
  staked: 0,
};
const noFigures: Figures = sampleFigures({
  ...NOTHING,
  roi: null,
  roiInterval: null,
  drawdown: 0,
  longestLosingRun: 0,
  chance: null,
  atClose: null,
});

export const sampleBacktest = (values: Partial<Backtest> = {}): Backtest => ({
  label: 'backtest',
  conditions: sampleConditions,
  stake: 20,
  figures: sampleFigures(),
  curve: [],
  seasons: [{ season: 2026, figures: sampleFigures() }],
  bets: [],
  history: { games: 1463, from: '2026-03-19', to: '2026-07-10', withoutProjection: 0, isReading: false },
  ...values,
});

export const sampleStrategy = (values: Partial<Strategy> = {}): Strategy => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Home dogs',
  description: 'Home underdogs at a fair price',
  conditions: sampleConditions,
  performance: sampleFigures(),
  forward: noFigures,
  waiting: 1,
  rank: null,
  isActive: true,
  createdAt: '2026-07-11T15:00:00.000Z',
  conditionsSince: '2026-07-11T15:00:00.000Z',
  ...values,
});
