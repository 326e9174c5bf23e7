import { selectionOf } from '@clearedge/contract/markets/board-markets';
import type { MEASURED_MARKETS } from '@clearedge/contract/routes/games/books';
import { consensusChance } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import type { BookDay } from '../../../db/schema/index.ts';
import { gradeSelection, type SportResult } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import type { GameProjection } from '../../forecasts/index.ts';
import {
  holdOf,
  isOpen,
  lineOfMarket,
  mainLine,
  type OfferedPrice,
  type OpenOffer,
  type OpenPrice,
  type PricePoint,
  priceMovedLine,
  pricesOf,
  SIDES_OF,
  sidesByBook,
  sidesOf,
} from '../../odds/index.ts';
import { fairChancesBy } from '../board/compare-odds.ts';
import { pushChance } from '../board/push-rules.ts';
import { pairOffers } from '../finder/pair-offers.ts';
import { judgeValue } from '../value/value-rules.ts';
import { movesOf, pricingAt } from './move-rules.ts';

export type BookMarket = (typeof MEASURED_MARKETS)[number];
/** How long before the start prices are looked at for value: lineups are out, and bets are made. */
export const LOOK_MS = 3_600_000;
/** EV in percent of the stake from which a price counts as above fair: less is rounding. */
const WORTH_PCT = 1;

export interface BookGame {
  contest: Contest;
  /** At the close, and as they stood an hour before the start. */
  closes: readonly OfferedPrice[];
  before: readonly OfferedPrice[];
  /** Every price of each market's first side. */
  steps: readonly PricePoint[];
  /** Our forecast, for the chance of a push, as on the board of value. */
  projection?: GameProjection | undefined;
  /** Null while no bets may be graded on it. */
  result: (SportResult & { isFinal: boolean }) | null;
}

const NOTHING: BookDay = {
  pairs: 0,
  hold: 0,
  sides: 0,
  best: 0,
  first: 0,
  followed: 0,
  stayed: 0,
  minutes: 0,
  plays: 0,
  claimed: 0,
  judged: 0,
  claimedOfJudged: 0,
  atClose: 0,
  graded: 0,
  units: 0,
  arbitrages: 0,
  sure: 0,
};

/** Two days together. */
export const addDays = (a: BookDay, b: Partial<BookDay>): BookDay =>
  Object.fromEntries(Object.entries(a).map(([name, value]) => [name, value + (b[name as keyof BookDay] ?? 0)])) as unknown as BookDay;
export const emptyDay = (): BookDay => ({ ...NOTHING });

type Add = (bookCode: string, part: Partial<BookDay>) => void;

/** What one game's prices of one market were like, by book. */
export function measureMarket(game: BookGame, market: BookMarket): Map<string, BookDay> {
  const found = new Map<string, BookDay>();
  const add: Add = (bookCode, part) => void found.set(bookCode, addDays(found.get(bookCode) ?? NOTHING, part));
  const own = (rows: readonly OfferedPrice[]): OpenPrice[] => rows.filter((row) => row.market === market).filter(isOpen);
  countCloses(own(game.closes), add);
  countMoves(
    game.steps.filter((point) => point.market === market),
    add,
  );
  countPlays(game, market, add);
  for (const { kind, first, second, hold } of pairOffers(market, own(game.before)))
    if (kind === 'arbitrage') for (const { bookCode } of [first, second]) add(bookCode, { arbitrages: 1, sure: sureReturn(hold) });
  return found;
}

/** What stakes in the right shares bring for sure, per unit: a hold is what the two prices keep. */
const sureReturn = (hold: number): number => -hold;

function countCloses(rows: readonly OpenPrice[], add: Add): void {
  for (const { bookCode, offers } of sidesByBook(rows)) add(bookCode, { pairs: 1, hold: holdOf(pricesOf(offers)) });
  const main = mainLine(rows);
  const onMain = rows.filter((row) => lineOfMarket(row) === main);
  for (const side of onMain.length > 0 ? SIDES_OF[onMain[0]!.market] : []) {
    const offers = onMain.filter((row) => row.side === side);
    const top = Math.max(...offers.map(({ price }) => americanToDecimal(price)));
    for (const { bookCode, price } of offers) add(bookCode, { sides: 1, best: Number(americanToDecimal(price) === top) });
  }
}

function countMoves(points: readonly PricePoint[], add: Add): void {
  for (const { startedAt, minutes } of movesOf(points)) {
    for (const [bookCode, behind] of minutes) add(bookCode, behind === 0 ? { first: 1 } : { followed: 1, minutes: behind });
    for (const bookCode of pricingAt(points, startedAt)) if (!minutes.has(bookCode)) add(bookCode, { stayed: 1 });
  }
}

function countPlays(game: BookGame, market: BookMarket, add: Add): void {
  const rows = game.before.filter((row) => row.market === market);
  const { above } = judgeValue(rows, {
    reference: 'market',
    method: 'power',
    now: new Date(game.contest.startsAt.getTime() - LOOK_MS),
    pushOf: (row) => pushChance(game.projection, row),
    model: null,
  });
  for (const { row, evPct, push } of above) {
    if (evPct < WORTH_PCT) continue;
    const claimed = evPct / 100;
    const atClose = worthAtClose(game, row, push ?? 0);
    const units = paid(game, row);
    add(row.bookCode, {
      plays: 1,
      claimed,
      ...(atClose === null ? {} : { judged: 1, claimedOfJudged: claimed, atClose }),
      ...(units === null ? {} : { graded: 1, units }),
    });
  }
}

/** EV per unit at the other books' closing prices without margin, at the number taken, a push bringing nothing; null where no two of them tell. */
function worthAtClose({ contest, closes }: BookGame, { market, side, line, price, bookCode }: OpenOffer, push: number): number | null {
  const others = closes.filter((row) => row.bookCode !== bookCode);
  const open = others.filter((row) => row.market === market).filter(isOpen);
  const taken = lineOfMarket({ market, side, line });
  const chances = sidesByBook(open).flatMap((book) =>
    book.line === taken ? (fairChancesBy(book, 'power')?.[SIDES_OF[market].indexOf(side)] ?? []) : [],
  );
  const decimal = americanToDecimal(price);
  if (chances.length > 1) return (consensusChance(chances) * decimal - 1) * (1 - push);
  const selection = selectionOf(market, side, line);
  const moved = selection && priceMovedLine(sidesOf(others, null), selection, contest);
  return moved ? (moved.probability * decimal - 1) * (1 - moved.push) : null;
}

/** Units that the price paid at one unit; null while it is not graded. */
function paid({ result }: BookGame, { market, side, line, price }: OpenOffer): number | null {
  const selection = selectionOf(market, side, line);
  const decision = result && selection && gradeSelection(selection, result, { pitcherRule: 'action' });
  if (decision?.kind !== 'graded') return null;
  if (decision.grade === 'win') return americanToDecimal(price) - 1;
  return decision.grade === 'loss' ? -1 : 0;
}
