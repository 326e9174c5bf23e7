import type { MarketView } from '../../../db/schema/index.ts';
import type { BoardMarket, MarketSide } from '../../odds/index.ts';

/** A point and a half of probability: more than rounding, less than a line-up's news. */
const MOST = 0.015;
const isApart = (a: number | null | undefined, b: number): boolean => a == null || Math.abs(a - b) > MOST;

/**
 * Markets that stand elsewhere than when the opinion was formed. Until the next one a price there only looks good beside a probability that
 * does not know the news yet.
 */
export function movedMarkets(view: MarketView | null, offers: readonly MarketSide[]): ReadonlySet<BoardMarket> {
  const home = offers.find(({ market, side }) => market === 'moneyline' && side === 'home');
  const over = offers.find(({ market, side }) => market === 'total' && side === 'over');
  const isWinnerMoved = view === null ? home?.noVigProbability != null : isApart(home?.noVigProbability, view.pHome);
  if (isWinnerMoved) return new Set(['moneyline', 'spread', 'total']);
  const total = view?.total ?? null;
  const isTotalMoved =
    over !== undefined && (total === null || over.line !== total.line || isApart(over.noVigProbability, total.overProbability));
  return new Set(isTotalMoved ? ['total'] : []);
}
