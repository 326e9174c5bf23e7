import { comparePrices, formatAmerican } from '@clearedge/quant/price';
import { Refusal } from '../../../kernel/refusal.ts';
import type { JudgedLeg } from '../quote/judge-legs.ts';
import type { ParlayLeg, PricedParlay } from '../quote/priced-parlay.ts';

/** Legs that can all be had now, together and at no worse a price than was seen; the judged legs in their order. */
export function takeLegs({ quote, judged }: PricedParlay, wanted: readonly ParlayLeg[], now: Date): JudgedLeg[] {
  const taken = quote.legs.map((leg, at) => {
    const own = judged[at];
    if (leg.problem !== null || leg.odds === null || !own)
      throw new Refusal('UNPROCESSABLE', `${leg.selection}: ${leg.problem ?? 'not found.'}`);
    if (own.grounds.contest.startsAt <= now)
      throw new Refusal('CONTEST_STARTED', 'This game has already started. Bets close at first pitch.');
    return own;
  });
  if (quote.problem !== null) throw new Refusal('UNPROCESSABLE', quote.problem);
  const issues = quote.legs.flatMap(({ odds, selection }, at) =>
    comparePrices(odds!, wanted[at]!.odds) < 0
      ? [{ path: `legs.${at}.odds`, message: `${selection}: ${formatAmerican(wanted[at]!.odds)} is now ${formatAmerican(odds!)}.` }]
      : [],
  );
  if (issues.length > 0) {
    const said = issues.map(({ message }) => message).join(' ');
    throw new Refusal('PRICE_MOVED', `The price moved. ${said}`, { issues, ...(quote.odds === null ? {} : { currentOdds: quote.odds }) });
  }
  return taken;
}
