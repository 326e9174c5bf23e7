import { mean } from '@clearedge/quant/maths';
import { americanToDecimal } from '@clearedge/quant/price';
import { clusteredMean } from '../backtest/figures/clustered-mean.ts';
import type { PropCase } from './league-props-scores.ts';

const THRESHOLDS = [0, 0.015, 0.03, 0.05] as const;

interface Play {
  gameId: string;
  claimed: number;
  returned: number;
}

/** Every side whose best price is worth more than `least` a dollar by this chance of the over. */
function playsOf(cases: readonly PropCase[], overOf: (one: PropCase) => number, least: number): Play[] {
  return cases.flatMap((one) =>
    (['over', 'under'] as const).flatMap((side) => {
      const odds = one.best[side];
      if (odds === null) return [];
      const decimal = americanToDecimal(odds);
      const claimed = (side === 'over' ? overOf(one) : 1 - overOf(one)) * decimal - 1;
      const hasWon = (side === 'over') === one.isOver;
      return claimed > least ? [{ gameId: one.gameId, claimed, returned: hasWon ? decimal - 1 : -1 }] : [];
    }),
  );
}

const percent = (value: number): string => `${(100 * value).toFixed(2)}%`.padStart(8);

/** What the EV of best prices claimed, by the pooled chance and by the books alone, and what such bets returned; errors by game. */
export function printPropClaims(cases: readonly PropCase[]): void {
  console.log('\nbest prices above a claimed EV: plays, claimed, returned, difference and its standard error by game');
  for (const [name, overOf] of [['pooled', (one: PropCase) => one.pooled] as const, ['books', (one: PropCase) => one.market] as const])
    for (const least of THRESHOLDS) {
      const plays = playsOf(cases, overOf, least);
      const difference = clusteredMean(
        plays.map(({ claimed, returned }) => returned - claimed),
        plays.map(({ gameId }) => gameId),
      );
      if (difference === null) continue;
      const [claimed, returned] = [mean(plays.map((play) => play.claimed)), mean(plays.map((play) => play.returned))];
      const figures = [claimed, returned, difference.mean, difference.standardError].map(percent).join(' ');
      console.log(`${name.padEnd(7)} > ${percent(least)} ${String(plays.length).padStart(7)} ${figures}`);
    }
}
