import { joinWords } from '@clearedge/contract/words/join-words';
import { fairProbabilities, theoreticalHold } from '@clearedge/quant/margin';
import { cents, formatCents } from '@clearedge/quant/money';
import {
  americanToDecimal,
  americanToFraction,
  decimalToAmerican,
  decimalToFractional,
  formatAmerican,
  formatFraction,
  stakeToWinCents,
  toWinCents,
} from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { type Finding, finding } from '../../session/finding.ts';
import { ageText, percent, signed, signedPercent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';
import { bestOffer } from '../best-offer.ts';
import type { Look } from '../tool.ts';
import { wholeOdds } from '../value-plays.ts';

export const SUMS = (label: string) => [{ label, asOf: null, href: '/help' }];

export const lookAtExpectedValue: Look = ({ price, closure }, { prices, chances }) => {
  const [odds, chance] = [prices[0], chances[0]];
  if (odds === undefined || chance === undefined) return explainExpectedValue(price, closure === null);
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

function explainExpectedValue(price: (american: number) => string, mayName: boolean): ReturnType<Look> {
  const decimal = americanToDecimal(EXAMPLE.odds);
  return Promise.resolve(
    finding(
      [
        'Expected value (EV) is what a bet wins or loses on average per unit staked: the chance that it wins times the decimal price, less 1.',
        ...(mayName
          ? [
              `• Example: a ${percent(EXAMPLE.chance)} chance at ${price(EXAMPLE.odds)} is ${percent(EXAMPLE.chance)} × ${decimal.toFixed(2)} − 1 = ${signedPercent(expectedValue(EXAMPLE.chance, decimal))}.`,
            ]
          : []),
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
  if (pair.length < 2) return finding(['Give me the prices of both sides: for example “no vig of -120 and +100”.']);
  const decimals = pair.map(americanToDecimal);
  const { probabilities } = fairProbabilities(decimals);
  const sides = pair.map((odds, index) => {
    const fair = probabilities[index] ?? 0;
    return `• ${price(odds)}: implied ${percent(1 / (decimals[index] ?? 1))}, without margin ${percent(fair)}, fair price ${price(wholeOdds(decimalToAmerican(1 / fair)))}.`;
  });
  return finding([`${pair.map(price).join(' and ')} hold ${percent(theoreticalHold(decimals), 2)} for the book:`, ...sides], {
    sources: SUMS('Margin taken out by the power method'),
  });
};

/** What a price says in its other forms: of an American one, or of a decimal or a fraction. */
export const lookAtPrice: Look = (_session, { prices, otherPrice }) => {
  const odds = prices[0] ?? 100;
  const decimal = otherPrice?.decimal ?? americanToDecimal(odds);
  const exact = decimalToAmerican(decimal);
  const rest = Math.abs(exact - odds) < 0.05 ? '' : ` (${signed(exact)} unrounded)`;
  const fraction = otherPrice ? decimalToFractional(decimal) : formatFraction(americanToFraction(odds));
  const forms = [
    ...(otherPrice ? [`${formatAmerican(odds)}${rest} in American odds`] : []),
    ...(otherPrice && !otherPrice.text.includes('/') && otherPrice.decimal !== 2 ? [] : [`${decimal.toFixed(3)} as a decimal price`]),
    ...(otherPrice?.text === fraction ? [] : [`${fraction} as a fraction`]),
  ];
  return finding(
    [
      `${otherPrice?.text ?? formatAmerican(odds)} is ${joinWords(forms)}: $100 wins $${(100 * (decimal - 1)).toFixed(2)}, and it breaks even at ${percent(1 / decimal)}.`,
    ],
    { sources: SUMS('Implied probability = 1 ÷ decimal price') },
  );
};

export const EXAMPLE_STAKE_CENTS = 10_000;

/** What a stake wins at a price, or which stake wins an amount: at the price given, or the best on the club named. */
export const lookAtPayout = async (session: AssistantSession, reading: Reading): Promise<Finding> => {
  const amount = reading.dollars[0] ? Math.round(reading.dollars[0] * 100) : EXAMPLE_STAKE_CENTS;
  const links = [{ label: 'Kelly Calculator', href: '/kelly-calculator' }];
  const of = (odds: number, name: string): string => {
    const stake = reading.isToWin ? stakeToWinCents(cents(amount), odds) : cents(amount);
    const win = toWinCents(stake, odds);
    return `${formatCents(stake)}${name ? ` on ${name}` : ''} at ${session.price(odds)} wins ${formatCents(win)}: ${formatCents(stake + win)} back with the stake. Break-even ${percent(1 / americanToDecimal(odds))}.`;
  };
  const [given] = reading.prices;
  if (given !== undefined)
    return finding([of(given, reading.teams.length === 1 ? `the ${reading.teams[0]!.name}` : '')], {
      sources: SUMS('Profit = stake × (decimal price − 1), in whole cents'),
      links,
    });
  if (reading.teams.length === 0) return finding(['At which price? For example “what does $50 pay at -143”.'], { links });
  const best = await bestOffer(session, reading);
  if (typeof best === 'string') return finding([best], { links });
  return finding([of(best.odds, `${best.words} (${best.bookName}, ${ageText(best.seenAt, session.now)})`)], {
    sources: SUMS('Profit = stake × (decimal price − 1), in whole cents'),
    links,
    cards: [{ kind: 'offers', offers: [best.offer] }],
  });
};
