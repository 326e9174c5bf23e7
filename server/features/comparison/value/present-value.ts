import { ALTERNATES_SHOWN, VALUE_SHOWN } from '@clearedge/contract/comparison';
import { fairAmericanRounded } from '@clearedge/quant/price';
import type { Contest } from '../../contests/index.ts';
import type { Offer } from '../../odds/index.ts';
import { presentTeams } from '../board/present-game.ts';
import type { JudgedPrice, ValueFound } from './value-rules.ts';

/** What was found among a game's main lines, or among its alternate ones. */
export interface FoundOn extends ValueFound {
  contest: Contest;
  isAlternate: boolean;
}
interface Above {
  of: FoundOn;
  price: JudgedPrice;
}

const byValue = (a: Above, b: Above): number => b.price.evPct - a.price.evPct || a.of.contest.gameId.localeCompare(b.of.contest.gameId);

/** The prices above fair that are shown, the highest EV first: many alternate lines never keep a main one from it. */
export const presentAbove = (found: readonly FoundOn[]) =>
  [...bestOf(found, false, VALUE_SHOWN), ...bestOf(found, true, ALTERNATES_SHOWN)].sort(byValue).map(presentValue);

/** Likely errors, in the order of the games. */
export const presentDoubted = (found: readonly FoundOn[]) =>
  found.flatMap(({ contest, isAlternate, doubted }) =>
    doubted.map(({ row, odds, reason, evPct }) => ({ ...presentPrice(contest, row, odds, isAlternate), reason, evPct })),
  );

const bestOf = (found: readonly FoundOn[], isAlternate: boolean, most: number): Above[] =>
  found
    .filter((of) => of.isAlternate === isAlternate)
    .flatMap((of) => of.above.map((price) => ({ of, price })))
    .sort(byValue)
    .slice(0, most);

const presentValue = ({ of: { contest, isAlternate }, price }: Above) => ({
  ...presentPrice(contest, price.row, price.row.price, isAlternate),
  fairProbability: price.probability,
  fairOdds: fairAmericanRounded(price.probability),
  evPct: price.evPct,
  pushProbability: price.push,
  bookCount: price.bookCount,
  agreeing: price.agreeing,
  referenceHold: price.hold,
  referenceSeenAt: price.seenAt.toISOString(),
});

const presentPrice = (contest: Contest, { market, side, line, bookCode, bookName, seenAt }: Offer, odds: number, isAlternate: boolean) => ({
  ...presentTeams(contest),
  market,
  side,
  line,
  odds,
  book: bookCode,
  bookName,
  seenAt: seenAt.toISOString(),
  isAlternate,
});
