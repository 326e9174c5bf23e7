import { gameSteps } from '../../../server/providers/demo/leagues/market/create-board.ts';
import type { MarketForm, MarketGame } from '../../../server/providers/demo/leagues/market/market-form.ts';

const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A book's price of home or over without its hold, and the number it goes with. */
interface Posted {
  share: number;
  line: number | null;
}

export interface Closing {
  /** Chances of the home side by the mean of the books without their hold, and as the simulation knows it; ties left out. */
  chances: { open: number; close: number; truth: number };
  /** Every book's last spread (home handicap turned round: points it must win by) and total. */
  spreads: Posted[];
  totals: Posted[];
}

/** What the books post of a game first and last. */
export function closingOf(game: MarketGame, form: MarketForm): Closing {
  const open = new Map<number, number>();
  const last = { moneyline: new Map<number, Posted>(), spread: new Map<number, Posted>(), total: new Map<number, Posted>() };
  for (const { book, market, prices, lines } of gameSteps(game, form)) {
    if (prices === null || !(market in last)) continue;
    const [first, second] = [impliedBy(prices[0]), impliedBy(prices[1])];
    const share = (market === 'total' ? first : second) / (first + second);
    if (market === 'moneyline' && !open.has(book)) open.set(book, share);
    last[market as keyof typeof last].set(book, { share, line: lines[0] });
  }
  return {
    chances: {
      open: meanOf([...open.values()]),
      close: meanOf([...last.moneyline.values()].map(({ share }) => share)),
      truth: form.tables.homeBeats(game.outlook.margin, 0),
    },
    spreads: [...last.spread.values()],
    totals: [...last.total.values()],
  };
}
