import { groupBy } from '../../../kernel/collections.ts';
import type { Sport } from '../../contests/index.ts';
import { type OfferedPrice, termsOf } from '../price.ts';
import { isOpen, lineOfMarket, type Offer, type Open } from '../rules/board-rules.ts';
import { fairChances, pricesOf, sidesByBook } from '../rules/market-rules.ts';
import { judgeMarket, limitOf, type Reasons, withoutErrors } from '../rules/screen-rules.ts';

/** Books keep more of alternate lines than of main ones. */
const MOST_OVERROUND = 0.25;
/** Prices are rounded: by so much a harder number may seem the likelier one. */
const ROUNDING = 0.01;

/** One book's fair price on one number. */
interface Rung {
  offers: readonly Open<Offer>[];
  line: number;
  /** Of the side that a higher number helps. */
  chance: number;
}

const contradict = (a: Rung, b: Rung): boolean => (a.line - b.line) * (a.chance - b.chance) < 0 && Math.abs(a.chance - b.chance) > ROUNDING;

/** Those that must go so that no two contradict each other: each time what most others speak against; all of equals, since any may be wrong. */
function contradicted(rungs: readonly Rung[], isFixed: (rung: Rung) => boolean): Rung[] {
  const against = (rung: Rung): number => rungs.filter((other) => contradict(rung, other)).length;
  const most = Math.max(0, ...rungs.filter((rung) => !isFixed(rung)).map(against));
  if (most === 0) return [];
  const worst = rungs.filter((rung) => !isFixed(rung) && against(rung) === most);
  const left = rungs.filter((rung) => !worst.includes(rung));
  return [...worst, ...contradicted(left, isFixed)];
}

/** One book's prices of one market, by number. */
const rungsOf = (rows: readonly Open<Offer>[]): Rung[] =>
  sidesByBook(rows).flatMap(({ line, offers }): Rung[] => {
    if (line === null) return [];
    const first = fairChances(pricesOf(offers))[0]!;
    return [{ offers, line, chance: termsOf(offers[0]!.market).kind === 'total' ? 1 - first : first }];
  });

/**
 * Alternate lines beside the board's own prices of the game. Those that look like errors lose their price and say why: against the other books
 * on the same number, and against the other numbers of the same book, where a harder one never pays less.
 */
export function screenLadder(alternates: readonly OfferedPrice[], board: readonly Offer[], sport: Sport): OfferedPrice[] {
  const reasons: Reasons = new Map();
  const markets = new Set(alternates.map(({ market }) => market));
  const all = [...board.filter(({ market }) => markets.has(market)), ...alternates];
  for (const rows of groupBy(all.filter(isOpen<Offer>), (row) => `${row.market} ${lineOfMarket(row)}`).values())
    judgeMarket(rows, { sport, ages: true, limit: limitOf(rows[0]!.market), mostOverround: MOST_OVERROUND }, reasons);
  const own = new Set<Offer>(alternates);
  const sane = all.filter((row) => !reasons.has(row) || !own.has(row)).filter(isOpen<Offer>);
  for (const rows of groupBy(sane, ({ market, bookCode }) => `${market} ${bookCode}`).values())
    for (const { offers } of contradicted(rungsOf(rows), (rung) => !own.has(rung.offers[0]!)))
      for (const offer of offers) reasons.set(offer, 'order');
  return withoutErrors(alternates, reasons);
}
