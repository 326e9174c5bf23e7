import { americanToDecimal } from '@clearedge/quant/price';
import { type Figures, isCounted, isDecided, isWon, LEAST_BETS, type SettledBet, sumOf } from '../settled-bet.ts';
import { count, signedPercent } from './say.ts';

const flatProfit = (bet: SettledBet): number => (isDecided(bet) ? (isWon(bet) ? americanToDecimal(bet.odds) - 1 : -1) : 0);

/** Whether the sizes of the stakes helped: the return on money staked beside one unit on each bet. Silent where all stakes are alike. */
export function stakesInsight(bets: readonly SettledBet[]): Figures['insights'] {
  const counted = bets.filter((bet) => isCounted(bet) && bet.result !== 'cash_out');
  if (counted.length < LEAST_BETS || new Set(counted.map(({ stakeCents }) => stakeCents)).size === 1) return [];
  const staked = sumOf(counted, ({ profitCents }) => profitCents) / sumOf(counted, ({ stakeCents }) => stakeCents);
  const flat = sumOf(counted, flatProfit) / counted.length;
  const said =
    Math.abs(staked - flat) < 0.005
      ? 'the sizes of your stakes made no difference'
      : staked > flat
        ? 'your larger stakes did better'
        : 'your larger stakes did worse';
  const text = `Money staked returned ${signedPercent(staked, 1)}; one unit on each of the same ${count(counted.length, 'bet')} would have returned ${signedPercent(flat, 1)}: ${said}.`;
  return [{ topic: 'stakes', text, bets: counted.length }];
}
