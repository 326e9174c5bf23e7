import { formatCents } from '@clearedge/quant/money';
import { teaserPrice } from '@clearedge/quant/parlay';
import { formatAmerican } from '@clearedge/quant/price';
import { teaserOf } from '../pricing/pay-rules.ts';
import { type BetView, legWords } from '../rows/bet-rows.ts';

const RESULT = { win: 'won', loss: 'lost', push: 'pushed', void: 'was void' } as const;

/** How a settled bet came to its result, in words; null while it is open. */
export function explain({ bet, legs }: BetView): string | null {
  if (bet.result === null) return null;
  if (bet.resetAt !== null) return bet.notes;
  if (bet.result === 'cash_out')
    return `Closed early for ${formatCents(bet.payoutCents!)}: the stake by how the chance had moved, less the hold for each leg.`;
  const [only] = legs;
  if (legs.length === 1 && only) return only.leg.formula ?? `${legWords(only.leg, only.contest)} ${RESULT[bet.result]}.`;
  const lines = legs.map(({ leg, contest }) => `${legWords(leg, contest)} ${leg.result ? RESULT[leg.result] : 'was not needed'}`);
  const lost = bet.result === 'loss' ? ` One lost leg loses a ${bet.betType}.` : '';
  const dropped = legs.some(({ leg }) => leg.result === 'push' || leg.result === 'void');
  const isTeaser = bet.betType === 'teaser';
  const left = isTeaser ? 'the table’s price for as many legs as are left is paid.' : 'the price is that of the others.';
  const without = bet.result === 'win' && dropped ? ` A pushed or void leg drops out, and ${left}` : '';
  const alone =
    isTeaser && (bet.result === 'push' || bet.result === 'void') ? ' A teaser with fewer than two legs left returns the stake.' : '';
  return `${lines.join('; ')}.${lost}${without}${alone}`;
}

/** The arithmetic of the payout; null while the bet is open. */
export function payoutFormula({ bet, legs }: BetView): string | null {
  if (bet.result === null || bet.payoutCents === null) return null;
  const [stake, payout] = [formatCents(bet.stakeCents), formatCents(bet.payoutCents)];
  if (bet.resetAt !== null) return null;
  if (bet.result === 'loss') return `Stake lost: −${stake}`;
  if (bet.result === 'cash_out') return `Cashed out: ${payout} for a stake of ${stake}`;
  if (bet.result !== 'win') return `Stake returned: ${stake}`;
  const counted = legs.filter(({ leg }) => leg.result === 'win');
  if (legs.length === 1) {
    const rate = bet.odds > 0 ? `${bet.odds} / 100` : `100 / ${-bet.odds}`;
    return `Profit ${formatCents(bet.payoutCents - bet.stakeCents)} = ${stake} × ${rate}`;
  }
  if (bet.pricing === 'table')
    return `Payout ${payout} = ${stake} at ${formatAmerican(teaserPrice(teaserOf(bet.sameGame)!, counted.length))}, the table’s price for ${counted.length} legs`;
  if (bet.pricing === 'joint') return `Payout ${payout} = ${stake} at the joint price of the ${counted.length} legs that counted`;
  return `Payout ${payout} = ${stake} × ${counted.map(({ leg }) => factor(leg.odds)).join(' × ')} (${counted.map(({ leg }) => formatAmerican(leg.odds)).join(', ')})`;
}

const factor = (odds: number): string => (odds > 0 ? 1 + odds / 100 : 1 + 100 / -odds).toFixed(4).replace(/0+$/, '').replace(/\.$/, '');
