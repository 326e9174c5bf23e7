import { PROP_KINDS, type PropKind } from '@clearedge/quant/grading';
import { comparePrices, isAmericanPrice } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { type BookChances, fairFirst } from '../rules/market-rules.ts';

export interface PropOffer {
  odds: number;
  book: string;
  bookName: string;
  quotedAt: Date;
}

const priceOf = (prop: FeedProp, side: 'over' | 'under'): number | null => {
  const price = side === 'over' ? prop.overPrice : prop.underPrice;
  return price !== null && isAmericanPrice(price) ? price : null;
};

/** The price that pays most among offers on one player, proposition and line. */
export function bestPropOffer(props: readonly FeedProp[], side: 'over' | 'under'): PropOffer | null {
  const offers = props.flatMap((prop) => {
    const odds = priceOf(prop, side);
    return odds === null ? [] : [{ odds, book: prop.book.code, bookName: prop.book.name, quotedAt: prop.quotedAt }];
  });
  offers.sort((a, b) => comparePrices(b.odds, a.odds) || (a.book < b.book ? -1 : 1));
  return offers[0] ?? null;
}

/** What each book that prices both sides makes of one of them without its margin. */
export function propChances(props: readonly FeedProp[], side: 'over' | 'under'): BookChances {
  return Object.fromEntries(
    props.flatMap((prop): [string, number][] => {
      const [over, under] = [priceOf(prop, 'over'), priceOf(prop, 'under')];
      if (over === null || under === null) return [];
      const chance = fairFirst(over, under);
      return [[prop.book.code, side === 'over' ? chance : 1 - chance]];
    }),
  );
}

/** What readers look for first: the starter's strikeouts, then what a batter hits. */
const ORDER: readonly PropKind[] = ['pitcher_strikeouts', 'total_bases', 'hits', 'home_runs', 'rbi', 'runs', 'pitcher_outs', ...PROP_KINDS];

type Proposition = Pick<FeedProp, 'playerId' | 'prop' | 'line'>;
const keyOf = ({ playerId, prop, line }: Proposition): string => `${playerId} ${prop} ${line}`;

/** Every book's quotes on a proposition, looked up: a day's rows would each go through all of a game's quotes. */
export function quotesByProposition(props: readonly FeedProp[]): (proposition: Proposition) => readonly FeedProp[] {
  const groups = groupBy(props, keyOf);
  return (proposition) => groups.get(keyOf(proposition)) ?? [];
}

/** One offer for each player, proposition and line: the book that pays the over best, or the under where no over is offered. */
export function bestProps(props: readonly FeedProp[]): FeedProp[] {
  const offered = props.filter((prop) => priceOf(prop, 'over') !== null || priceOf(prop, 'under') !== null);
  const groups = groupBy(offered, keyOf);
  const best = [...groups.values()].map((offers) => {
    const offer = bestPropOffer(offers, 'over') ?? bestPropOffer(offers, 'under');
    return { prop: offers.find(({ book }) => book.code === offer?.book)!, books: offers.length };
  });
  best.sort(
    (a, b) =>
      ORDER.indexOf(a.prop.prop) - ORDER.indexOf(b.prop.prop) ||
      b.books - a.books ||
      a.prop.playerName.localeCompare(b.prop.playerName) ||
      a.prop.line - b.prop.line,
  );
  return best.map(({ prop }) => prop);
}
