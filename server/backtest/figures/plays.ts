import { balancesOf, type Estimate, maxDrawdown, meanInterval, ratioBootstrap } from '@clearedge/quant/scoring';
import { expectedValue } from '@clearedge/quant/sizing';
import type { Prediction } from '../walk/prediction.ts';
import type { Pools } from './pools.ts';

/** One unit staked on a side at the opening price. */
interface Play {
  on: string;
  claimed: number;
  profit: number;
  /** Worth of the price taken at the closing price without margin; null without a close. */
  atClose: number | null;
}

export interface PlayFigures {
  name: string;
  plays: number;
  claimedEv: number;
  realised: Estimate;
  /** EV of the prices taken, by the closing price without margin. */
  evAtClose: Estimate;
  beatCloseShare: number;
  maxDrawdownUnits: number;
}

const THRESHOLDS = [0, 0.01, 0.02, 0.03];
const BOOTSTRAP = { seed: 11, draws: 4000 };
const LEAST_PLAYS = 20;

function bestPlay(prediction: Prediction, pHome: number): Play | null {
  const { open, close, isOneBook } = prediction.prices ?? {};
  if (!open || !isOneBook) return null;
  const sides = [
    { p: pHome, decimal: open.home, won: prediction.homeWon === 1, pClose: close?.pHome ?? null },
    { p: 1 - pHome, decimal: open.away, won: prediction.homeWon === 0, pClose: close ? 1 - close.pHome : null },
  ].map((side) => ({ ...side, ev: expectedValue(side.p, side.decimal) }));
  const best = sides[0]!.ev >= sides[1]!.ev ? sides[0]! : sides[1]!;
  return {
    on: prediction.on,
    claimed: best.ev,
    profit: best.won ? best.decimal - 1 : -1,
    atClose: best.pClose === null ? null : expectedValue(best.pClose, best.decimal),
  };
}

function figuresOf(name: string, plays: readonly Play[]): PlayFigures | null {
  const measured = plays.filter(({ atClose }) => atClose !== null);
  if (plays.length < LEAST_PLAYS || measured.length < LEAST_PLAYS) return null;
  const profits = plays.map(({ profit }) => profit);
  const ones = plays.map(() => 1);
  return {
    name,
    plays: plays.length,
    claimedEv: plays.reduce((sum, { claimed }) => sum + claimed, 0) / plays.length,
    realised: ratioBootstrap(
      profits,
      ones,
      plays.map(({ on }) => on),
      BOOTSTRAP,
    ),
    evAtClose: meanInterval(measured.map(({ atClose }) => atClose!)),
    beatCloseShare: measured.filter(({ atClose }) => atClose! > 0).length / measured.length,
    maxDrawdownUnits: maxDrawdown(balancesOf(0, profits)).depth,
  };
}

/** What the plays would have done that the product would have shown at the opening price: the better side where its EV passes a threshold. */
export function playFigures(predictions: readonly Prediction[], pools: Pools): PlayFigures[] {
  const plays = predictions.flatMap((prediction) => {
    const p = pools.open.get(prediction.gameId);
    const play = p === undefined ? null : bestPlay(prediction, p);
    return play ? [play] : [];
  });
  const rows = THRESHOLDS.map((least) =>
    figuresOf(
      `EV above ${least * 100}%`,
      plays.filter(({ claimed }) => claimed > least),
    ),
  );
  return rows.filter((row) => row !== null);
}
