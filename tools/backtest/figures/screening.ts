import { blockBootstrap, type Estimate, logLossOf } from '@clearedge/quant/scoring';
import type { MarkReason, QuoteName } from '../reading/screen-prices.ts';
import type { Prediction } from '../walk/prediction.ts';
import { type Pools, poolWalkForward } from './pools.ts';

interface MoneylineTable {
  games: number;
  open: number;
  blend: number;
  /** Log loss of the blend less that of the open, resampled by day. */
  difference: Estimate;
  /** Mean weight of the model beside the open in the scored seasons. */
  weight: number;
}

/** What the screen left out of the scored seasons, and what the moneyline would look like without it. */
export interface ScreeningFigures {
  leftOut: { reason: MarkReason; quote: QuoteName; prices: number }[];
  markedDays: string[];
  /** Null where too few games are priced. */
  screened: MoneylineTable | null;
  recorded: MoneylineTable | null;
}

const BOOTSTRAP = { seed: 7, draws: 10_000 };
const LEAST_GAMES = 50;
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function tableOf(predictions: readonly Prediction[], pools: Pools, seasons: ReadonlySet<number>): MoneylineTable | null {
  const priced = predictions.filter(({ gameId, season, prices }) => seasons.has(season) && prices?.open && pools.open.has(gameId));
  if (priced.length < LEAST_GAMES) return null;
  const opens = priced.map(({ prices, homeWon }) => logLossOf(prices!.open!.pHome, homeWon));
  const blends = priced.map(({ gameId, homeWon }) => logLossOf(pools.open.get(gameId)!, homeWon));
  return {
    games: priced.length,
    open: meanOf(opens),
    blend: meanOf(blends),
    difference: blockBootstrap(
      blends.map((loss, index) => loss - opens[index]!),
      priced.map(({ on }) => on),
      BOOTSTRAP,
    ),
    weight: meanOf(pools.weights.filter(({ season }) => seasons.has(season)).map(({ open }) => open.weight)),
  };
}

const asRecorded = (one: Prediction): Prediction => ({ ...one, prices: one.prices && { ...one.prices, ...one.prices.recorded } });

function leftOutOf(predictions: readonly Prediction[]): ScreeningFigures['leftOut'] {
  const counts = new Map<string, ScreeningFigures['leftOut'][number]>();
  for (const { prices } of predictions)
    for (const { reason, quote } of prices?.marks ?? []) {
      const count = counts.get(`${reason} ${quote}`) ?? { reason, quote, prices: 0 };
      counts.set(`${reason} ${quote}`, { ...count, prices: count.prices + 1 });
    }
  return [...counts.values()].sort((a, b) => (`${a.reason} ${a.quote}` < `${b.reason} ${b.quote}` ? -1 : 1));
}

/** The screen's work on the scored seasons; weights without it are fitted without it, too. */
export function screeningFigures(predictions: readonly Prediction[], pools: Pools, seasons: ReadonlySet<number>): ScreeningFigures {
  const scored = predictions.filter(({ season }) => seasons.has(season));
  const recorded = predictions.map(asRecorded);
  return {
    leftOut: leftOutOf(scored),
    markedDays: [...new Set(scored.filter(({ prices }) => prices?.marks.some(({ reason }) => reason === 'day')).map(({ on }) => on))],
    screened: tableOf(predictions, pools, seasons),
    recorded: tableOf(recorded, poolWalkForward(recorded), seasons),
  };
}
