import { freeBetConversion, freeBetOutcome } from '@clearedge/quant/arbitrage';
import { formatCents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { finding } from '../../session/finding.ts';
import { percent } from '../../session/say.ts';
import type { Look } from '../tool.ts';

const AMOUNT = /\b(\d+(?:\.\d+)?) ?(?:dollars?|bucks?)? ?(?:in |of )?(?:a )?(?:free|bonus|site credit|bet credit)/i;
const LINKS = [{ label: 'Kelly Calculator', href: '/kelly-calculator' }];

/** What a free bet leaves: its profit alone where it wins, its worth at the price's own chance, and what a hedge turns into cash. */
export const lookAtFreeBet: Look = ({ price }, { prices, dollars, text }) => {
  const stake = dollars[0] ?? (Number(AMOUNT.exec(text)?.[1] ?? 0) || null);
  const [odds, other] = prices;
  if (stake === null || odds === undefined)
    return finding(['How large is the free bet, and at which price? For example “what is a $50 free bet worth at +300”.'], {
      links: LINKS,
    });
  const inCents = Math.round(stake * 100);
  const decimal = americanToDecimal(odds);
  const { profitIfWins } = freeBetOutcome({ stake: inCents, decimal });
  const hedge = other === undefined ? null : freeBetConversion({ stake: inCents, decimal }, americanToDecimal(other));
  const worth = profitIfWins / decimal;
  return finding(
    [
      `A ${formatCents(inCents)} free bet at ${price(odds)} wins ${formatCents(Math.round(profitIfWins))}: the stake is not paid back, and nothing is lost if it loses.`,
      `• Worth ${formatCents(Math.round(worth))} on average, ${percent(worth / inCents)} of its size, if the price is fair (it then wins ${percent(1 / decimal)} of the time). Longer prices keep more of a free bet.`,
      hedge
        ? `• Hedged with ${formatCents(Math.round(hedge.hedgeStake))} at ${price(other!)} on the other side it leaves ${formatCents(Math.round(hedge.lockedProfit))} either way, ${percent(hedge.conversion)} of its size.`
        : '• Tell me the other side’s price, and I’ll work out the hedge that turns it into cash.',
      'Where a book pays the stake back too, add it to the win.',
    ],
    {
      sources: [{ label: 'Profit = stake × (decimal price − 1); worth = profit ÷ decimal price', asOf: null, href: '/help' }],
      links: LINKS,
    },
  );
};
