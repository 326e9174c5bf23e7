import { americanToDecimal, decimalToAmericanRounded } from '@clearedge/quant/price';
import { ratioBootstrap, wilsonInterval } from '@clearedge/quant/scoring';
import type { Entry } from './trials.ts';

const BOOTSTRAP = { seed: 20_260_101, draws: 1000 };
const LEAST_DAYS = 5;
const PERCENT = 100;

/** What one unit on each of these came to. */
export interface TrendFigures {
  percentage: number;
  percentageLow: number;
  percentageHigh: number;
  games: number;
  wins: number;
  losses: number;
  pushes: number;
  baseRate: number;
  averageOdds: number;
  roi: number;
  roiLow: number | null;
  roiHigh: number | null;
  /** Worth of the prices by the closing ones without margin: what the return would be without luck. */
  atClose: number;
}

const profitOf = ({ side }: Entry): number => (side.grade === 'win' ? americanToDecimal(side.odds) - 1 : side.grade === 'loss' ? -1 : 0);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function intervalOf(entries: readonly Entry[]): { roiLow: number | null; roiHigh: number | null } {
  const days = entries.map(({ game }) => game.slateOn);
  if (new Set(days).size < LEAST_DAYS) return { roiLow: null, roiHigh: null };
  const ones = entries.map(() => 1);
  const { low, high } = ratioBootstrap(entries.map(profitOf), ones, days, BOOTSTRAP);
  return { roiLow: low * PERCENT, roiHigh: high * PERCENT };
}

/** As many points as a small line can show. */
const POINTS = 40;

/** Profit after each bet of one unit, thinned to what a small line shows; the last is always the total. */
export function unitsOf(entries: readonly Entry[]): number[] {
  let total = 0;
  const totals = entries.map((entry) => {
    total += profitOf(entry);
    return Math.round(total * PERCENT) / PERCENT;
  });
  const step = Math.max(1, totals.length / POINTS);
  return Array.from({ length: Math.min(totals.length, POINTS) }, (_, at) => totals[Math.round((at + 1) * step) - 1]!);
}

/** Figures of at least one decided entry, in percent where the wire says percent. */
export function figuresOf(entries: readonly Entry[]): TrendFigures {
  const count = (grade: string): number => entries.filter(({ side }) => side.grade === grade).length;
  const [wins, losses] = [count('win'), count('loss')];
  const games = wins + losses;
  const { low, high } = wilsonInterval(wins, games);
  const decided = entries.filter(({ place }) => place !== null);
  return {
    percentage: (wins / games) * PERCENT,
    percentageLow: low * PERCENT,
    percentageHigh: high * PERCENT,
    games,
    wins,
    losses,
    pushes: count('push'),
    baseRate: mean(decided.map(({ side }) => side.fair!)) * PERCENT,
    averageOdds: decimalToAmericanRounded(mean(entries.map(({ side }) => americanToDecimal(side.odds)))),
    roi: mean(entries.map(profitOf)) * PERCENT,
    ...intervalOf(entries),
    atClose: mean(decided.map(({ side }) => side.fair! * americanToDecimal(side.odds) - 1)) * PERCENT,
  };
}
