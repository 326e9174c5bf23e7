import { normalQuantile } from '@clearedge/quant/distribution';
import { type ErrorReason, errorReasons, overround, type Point } from '@clearedge/quant/margin';
import { median } from '@clearedge/quant/maths';
import { americanToDecimal, impliedProbability, isAmericanPrice } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { fairFirst } from '../rules/market-rules.ts';

/** Books keep more of props than of games. */
const OVERROUND = { least: -0.02, most: 0.25 } as const;
/** In standard normal units, on one number; numbers apart are compared by a rough spread of the count, and need more room. */
const LIMIT = 0.3;
const LIMIT_ACROSS_LINES = 0.6;
/** Variance of a count over its mean. */
const DISPERSION = 1.2;

const sound = (price: number | null): number | null => (price !== null && isAmericanPrice(price) ? price : null);

/** A side quoted alone stays alone. Both sides go when their margin is impossible or when either of them is not a valid price. */
function withoutBadPairs(prop: FeedProp): FeedProp | null {
  const [over, under] = [sound(prop.overPrice), sound(prop.underPrice)];
  if (over !== prop.overPrice || under !== prop.underPrice) return null;
  if (over === null || under === null) return prop;
  const margin = overround([americanToDecimal(over), americanToDecimal(under)]);
  return margin >= OVERROUND.least && margin <= OVERROUND.most ? prop : null;
}

function outliers(props: readonly FeedProp[], limit: number): [FeedProp, ErrorReason][] {
  const middle = median(props.map(({ line }) => line));
  const sd = Math.sqrt(DISPERSION * (Math.max(0, middle) + 0.5));
  const pointOf = (prop: FeedProp, overProbability: number): Point<FeedProp> => ({
    rows: [prop],
    at: normalQuantile(overProbability) + prop.line / sd,
    seenMs: prop.quotedAt.getTime(),
  });
  const pairs = props.flatMap((prop) =>
    prop.overPrice !== null && prop.underPrice !== null ? [pointOf(prop, fairFirst(prop.overPrice, prop.underPrice))] : [],
  );
  const singles = props.flatMap((prop) => {
    if (prop.overPrice !== null && prop.underPrice === null)
      return [{ ...pointOf(prop, impliedProbability(prop.overPrice)), isFirst: true }];
    return prop.overPrice === null && prop.underPrice !== null
      ? [{ ...pointOf(prop, 1 - impliedProbability(prop.underPrice)), isFirst: false }]
      : [];
  });
  return errorReasons(pairs, singles, { limit, freshMs: null });
}

/** An offer that most books would void, and why. */
export interface PropError {
  prop: FeedProp;
  reason: ErrorReason;
}
export interface JudgedProps {
  props: FeedProp[];
  errors: PropError[];
}

/** Each book's offer nearest to even on each proposition. How far other lines lie from it says nothing of an error: the spread is too rough. */
function mainOffers(props: readonly FeedProp[]): FeedProp[] {
  const offCenter = ({ overPrice, underPrice }: FeedProp): number => {
    if (overPrice !== null && underPrice !== null) return Math.abs(fairFirst(overPrice, underPrice) - 0.5);
    const alone = overPrice ?? underPrice;
    return alone === null ? 2 : 1 + Math.abs(impliedProbability(alone) - 0.5);
  };
  const own = groupBy(props, ({ playerId, prop, book }) => `${playerId} ${prop} ${book.code}`);
  return [...own.values()].map((offers) => offers.reduce((main, one) => (offCenter(one) < offCenter(main) ? one : main)));
}

/** Offers on players, with those apart that look like errors by the rules of the board: a possible margin, and near the other books. */
export function judgeProps(offered: readonly FeedProp[]): JudgedProps {
  const props = offered.flatMap((prop) => withoutBadPairs(prop) ?? []);
  const near = without(props, ({ playerId, prop, line }) => `${playerId} ${prop} ${line}`, LIMIT);
  const mains = mainOffers(near.props);
  const apart = without(mains, ({ playerId, prop }) => `${playerId} ${prop}`, LIMIT_ACROSS_LINES);
  const kept = new Set(apart.props);
  const isMain = new Set(mains);
  const all = { props: near.props.filter((prop) => !isMain.has(prop) || kept.has(prop)), errors: apart.errors };
  const sound = new Set(props);
  const bad = offered.filter((prop) => !sound.has(prop)).map((prop): PropError => ({ prop, reason: 'overround' }));
  return { props: all.props, errors: [...bad, ...near.errors, ...all.errors] };
}

/** Those alone that look sound. */
export const screenProps = (offered: readonly FeedProp[]): FeedProp[] => judgeProps(offered).props;

function without(props: readonly FeedProp[], keyOf: (prop: FeedProp) => string, limit: number): JudgedProps {
  const reasons = new Map([...groupBy(props, keyOf).values()].flatMap((own) => outliers(own, limit)));
  return { props: props.filter((prop) => !reasons.has(prop)), errors: [...reasons].map(([prop, reason]) => ({ prop, reason })) };
}
