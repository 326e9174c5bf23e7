import type { Contract } from '@clearedge/contract';
import { doubtsOfPrice } from '@clearedge/contract/doubts/price-doubts';
import type { VerbResult } from '@clearedge/contract/route';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { PROPS, propCategory } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import type { FeedProp } from '../../../ports/index.ts';
import type { Contest } from '../../contests/index.ts';
import { bestPropOffer, bestProps, type OfferedProps, quotesByProposition } from '../../odds/index.ts';
import { blendProbability, type ModelProp, marketOver, type PropProjection, propId } from '../../props/index.ts';

export type BuilderProp = VerbResult<Contract['GET /api/player-props']>[number];
type PropOffer = NonNullable<BuilderProp['over']>;

const SIDES = ['over', 'under'] as const;
const VALUE_FIRST = 1e6;

/** What is the same whoever prices it. */
const namedOf = (contest: Contest, { playerId, playerName, teamCode, prop, line }: Omit<FeedProp, 'book' | 'quotedAt' | 'gameId'>) => ({
  id: propId({ gameId: contest.gameId, playerId, prop, line }),
  gameId: contest.gameId,
  sport: contest.sport,
  startsAt: contest.startsAt.toISOString(),
  playerId,
  playerName,
  propType: prop,
  label: `${playerName} ${PROPS[prop].title}`,
  line,
  team: teamCode,
  opponent: teamCode === contest.homeCode ? contest.awayCode : contest.homeCode,
  category: propCategory(prop),
});

type Marked = Pick<BuilderProp, 'isMarketOnly'>;

/** Whether a side is worth its price, against the market alone where we have no number of our own. */
export const isValueAt = ({ isMarketOnly }: Marked, offer: PropOffer | null): boolean =>
  offer !== null && offer.doubt[isMarketOnly ? 'market' : 'model'] === null;

function evAt({ isMarketOnly }: Marked, { odds, ev, marketProbability }: PropOffer): number | null {
  if (!isMarketOnly) return ev;
  return marketProbability === null ? null : expectedValue(marketProbability, americanToDecimal(odds), 0);
}

/** A price that is value comes before one whose higher EV the books speak against. */
const rankOf = (prop: Marked, offer: PropOffer | null): number =>
  ((offer && evAt(prop, offer)) ?? -1) + (isValueAt(prop, offer) ? VALUE_FIRST : 0);

/** A game's propositions at the best price of each side, with what model and market make of them together. */
export function fromBooks(
  contest: Contest,
  { props, seenAt }: OfferedProps,
  projection: Pick<PropProjection, 'find'> | null,
  now: Date,
): (BuilderProp & { pushProbability: number })[] {
  const seen = seenAt ?? now;
  const isStale = now.getTime() - seen.getTime() > MAX_PRICE_AGE_SECONDS * 1000;
  const quotesOf = quotesByProposition(props);
  return bestProps(props).map((main) => {
    const quotes = quotesOf(main);
    const market = marketOver(quotes);
    const bookCount = market?.bookCount ?? 0;
    const stat = projection?.find(main.playerId, main.prop) ?? null;
    let pushProbability = 0;
    const [over, under] = SIDES.map((side): PropOffer | null => {
      const offer = bestPropOffer(quotes, side);
      if (!offer) return null;
      const { odds, book, bookName } = offer;
      const { probability, push } = blendProbability(main.prop, stat, market, main.line, side);
      pushProbability = push;
      const winProbability = probability === null ? null : probability * (1 - push);
      const ev = winProbability === null ? null : expectedValue(winProbability, americanToDecimal(odds), push);
      const marketProbability = market && (side === 'over' ? market.over : 1 - market.over);
      const doubt = doubtsOfPrice(probability, { odds, bookCount, noVigProbability: marketProbability, isStale });
      return { odds, book, bookName, probability, winProbability, pushProbability: push, marketProbability, ev, doubt };
    }) as [PropOffer | null, PropOffer | null];
    const marked: Marked = stat === null ? { isMarketOnly: true } : {};
    const better = rankOf(marked, over) >= rankOf(marked, under) ? (over ?? under) : (under ?? over);
    return {
      ...namedOf(contest, main),
      ...marked,
      overOdds: over?.odds ?? null,
      underOdds: under?.odds ?? null,
      bookmaker: better!.book,
      edge: evAt(marked, better!),
      over,
      under,
      bookCount,
      isModelPrice: false,
      seenAt: seen.toISOString(),
      isStale,
      pushProbability,
    };
  });
}

const MODEL = { book: 'MODEL', bookName: 'Model price' };

/** The model's own price where no book offers any: no edge is claimed against ourselves. */
export function fromModel(contest: Contest, own: ModelProp): BuilderProp {
  const side = (odds: number): PropOffer => ({
    ...MODEL,
    odds,
    probability: null,
    winProbability: null,
    pushProbability: 0,
    marketProbability: null,
    ev: null,
    doubt: { model: 'no market', market: 'no market' },
  });
  return {
    ...namedOf(contest, { ...own, overPrice: own.overOdds, underPrice: own.underOdds }),
    overOdds: own.overOdds,
    underOdds: own.underOdds,
    bookmaker: MODEL.book,
    edge: null,
    over: side(own.overOdds),
    under: side(own.underOdds),
    bookCount: 0,
    isModelPrice: true,
    seenAt: own.projectedAt.toISOString(),
    isStale: false,
  };
}
