import { fairProbabilities, theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal, decimalToAmerican } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { finding } from '../session/finding.ts';
import { percent, signedPercent } from '../session/say.ts';
import type { Look } from './tool.ts';
import { wholeOdds } from './value-plays.ts';

const SUMS = (label: string) => [{ label, asOf: null, href: '/help' }];

export const lookAtExpectedValue: Look = ({ price }, { prices, chances }) => {
  const [odds, chance] = [prices[0], chances[0]];
  if (odds === undefined || chance === undefined) return explainExpectedValue(price);
  const decimal = americanToDecimal(odds);
  const ev = expectedValue(chance, decimal);
  return Promise.resolve(
    finding(
      [
        `At ${price(odds)} a bet breaks even at ${percent(1 / decimal)}. With a ${percent(chance)} chance its EV is ${signedPercent(ev)} of the stake: ${percent(chance)} × ${decimal.toFixed(3)} − 1.`,
        ev > 0
          ? 'Positive, if the probability is right: that is the hard part.'
          : 'Not worth it at that price: the stake loses money on average.',
      ],
      { sources: SUMS('EV = probability × decimal price − 1') },
    ),
  );
};

const EXAMPLE = { odds: 120, chance: 0.5 } as const;

function explainExpectedValue(price: (american: number) => string): ReturnType<Look> {
  const decimal = americanToDecimal(EXAMPLE.odds);
  return Promise.resolve(
    finding(
      [
        'Expected value (EV) is what a bet wins or loses on average per unit staked: the chance that it wins times the decimal price, less 1.',
        `• Example: a ${percent(EXAMPLE.chance)} chance at ${price(EXAMPLE.odds)} is ${percent(EXAMPLE.chance)} × ${decimal.toFixed(2)} − 1 = ${signedPercent(expectedValue(EXAMPLE.chance, decimal))}.`,
        '• Use it to choose the price, not the team: the same side can be a bet at one book and none at the next.',
        '• It holds over many bets. One bet can go either way, whatever its EV.',
        'Our EV uses the model blended with the market, at the best price, whose book and age stand beside it.',
      ],
      { sources: SUMS('EV = probability × decimal price − 1'), links: [{ label: 'The model', href: '/model' }] },
    ),
  );
}

/** Both prices of a market without the book's margin. */
export const lookAtNoVig: Look = ({ price }, { prices }) => {
  const pair = prices.slice(0, 2);
  const decimals = pair.map(americanToDecimal);
  const { probabilities } = fairProbabilities(decimals);
  const sides = pair.map((odds, index) => {
    const fair = probabilities[index] ?? 0;
    return `• ${price(odds)}: implied ${percent(1 / (decimals[index] ?? 1))}, without margin ${percent(fair)}, fair price ${price(wholeOdds(decimalToAmerican(1 / fair)))}.`;
  });
  return Promise.resolve(
    finding([`${pair.map(price).join(' and ')} hold ${percent(theoreticalHold(decimals), 2)} for the book:`, ...sides], {
      sources: SUMS('Margin taken out by the power method'),
    }),
  );
};

/** What a price says in its other forms. */
export const lookAtPrice: Look = ({ price }, { prices }) => {
  const odds = prices[0] ?? 100;
  const decimal = americanToDecimal(odds);
  return Promise.resolve(
    finding(
      [
        `${price(odds)} is ${decimal.toFixed(3)} as a decimal price: $100 wins $${(100 * (decimal - 1)).toFixed(2)}, and it breaks even at ${percent(1 / decimal)}.`,
      ],
      { sources: SUMS('Implied probability = 1 ÷ decimal price') },
    ),
  );
};
