import { CONFIDENCE } from '@clearedge/contract/constants';
import type { AnalysedSide, AnalysisContent } from '../../../db/schema/index.ts';

/** Confidence above which each kind of bet is suggested, by the product's documents. */
const ABOVE = { moneyline: CONFIDENCE.high, total: CONFIDENCE.strong, spread: CONFIDENCE.highFilter } as const;

export interface Suggestion {
  betType: 'moneyline' | 'spread' | 'total';
  offer: AnalysedSide;
  rating: 'High' | 'Medium';
  badge: 'High Value' | 'Moderate';
}

const likelier = (sides: readonly AnalysedSide[]): AnalysedSide | undefined =>
  sides.toSorted((a, b) => b.probability - a.probability).find(({ probability }) => probability > 0.5);

/** The suggested bets of an analysis on the sides that are offered: thresholds as documented, the worth is the price's own. */
export function suggestBets({ confidence, favoured }: AnalysisContent, sides: readonly AnalysedSide[]): Suggestion[] {
  const of = (market: AnalysedSide['market']): AnalysedSide[] => sides.filter((side) => side.market === market);
  const chosen: Record<Suggestion['betType'], AnalysedSide | undefined> = {
    moneyline: of('moneyline').find(({ side }) => side === favoured.side),
    total: likelier(of('total')),
    spread: of('spread').find(({ side }) => side === favoured.side),
  };
  return (['moneyline', 'total', 'spread'] as const).flatMap((betType) => {
    const offer = chosen[betType];
    if (!offer || confidence <= ABOVE[betType]) return [];
    // A badge of value beside a price that is none would contradict it.
    const badge = confidence > CONFIDENCE.highFilter && offer.isValue && !offer.isStale ? 'High Value' : 'Moderate';
    const isHigh = betType !== 'spread' && confidence > CONFIDENCE.high;
    return [{ betType, offer, badge, rating: isHigh ? 'High' : 'Medium' }];
  });
}
