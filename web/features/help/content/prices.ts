import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/constants';
import { fairProbabilities, theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { formatPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import type { HelpChapter } from '../help-types.ts';

const EVEN = [-110, -110].map(americanToDecimal);
const implied = formatPercent(1 / EVEN[0]!, 2);
const hold = formatPercent(theoreticalHold(EVEN), 2);
const fair = formatPercent(fairProbabilities(EVEN, 'power').probabilities[0]!, 0);
const ev = formatPercent(expectedValue(0.55, americanToDecimal(-110)), 1);

export const PRICES: HelpChapter = {
  id: 'prices',
  title: 'Reading prices',
  about: 'Odds, margin, value and movement.',
  topics: [
    {
      id: 'odds',
      title: 'Odds and their formats',
      alias: 'american decimal fractional convert minus plus',
      body: [
        '+150 wins $150 on $100; −150 wins $100 on $150. The same in decimal odds is 2.50 and 1.67: stake and profit together, for one dollar.',
        `Choose American, decimal or fractional for the whole product in [Settings](${paths.settings}).`,
        '“Potential win” is always the profit. The payout is the stake and the profit.',
      ],
    },
    {
      id: 'best-price',
      title: 'Best price, age and “—”',
      alias: 'stale old amber missing book source',
      body: [
        `The price you see first is the best one across the books on the board, with the book’s name. A price that was not confirmed for ${MAX_PRICE_AGE_SECONDS / 60} minutes turns amber and never counts as the best.`,
        '“—” means that no book offers that side at the moment. No price is ever made up to fill the place.',
      ],
    },
    {
      id: 'margin',
      title: 'The book’s margin and the fair price',
      alias: 'vig juice overround hold no-vig',
      body: [
        `A price of −110 implies a probability of ${implied}. With −110 on both sides the two add up to more than 100%: the excess is the margin, and the book keeps ${hold} of all stakes if they are balanced. Without it, each side stands at ${fair}.`,
        `“Fair” and “no-vig” mean that the margin was taken out, by the power method unless another one is named. Over several books it is the average of what each says, on the log odds: the middle one would not hear the book whose price is best, and that price would look better than it is. Take it out of prices of your own on the [Kelly Calculator](${paths.kellyCalculator}).`,
      ],
    },
    {
      id: 'ev',
      title: 'Expected value (EV) and value plays',
      alias: 'edge value bet positive ev',
      body: [
        `Expected value is the probability times the decimal price, less one: what a bet returns on average per dollar staked. At −110 with a true probability of 55% it is ${ev}. With 50% it is negative, whatever happened in the last game.`,
        'EV is only as good as the probability in it. A very large EV is more often an old price or a piece of news we do not have than a gift.',
      ],
    },
    {
      id: 'movement',
      title: 'Line movement and closing line value',
      alias: 'clv opening close steam history chart',
      body: [
        'A game’s page draws every price we have seen as steps, book by book. Lines move because money and news come in.',
        'Closing line value (CLV) compares the price you took with the last one before the start, without margin. Over many bets it tells more about skill than the results do, because it has far less luck in it.',
      ],
    },
    {
      id: 'public',
      title: 'The public split',
      alias: 'consensus percentage of bets money users',
      body: [
        'How the bets and the money of ClearEdge’s own users divide on a game. It is shown with its sample size, never by person, and not at all below ten bets.',
      ],
    },
  ],
};
