import { type BoardMarket, type BoardSide, hasLine, placeOf, termsOf } from '@clearedge/contract/markets/board-markets';
import { americanToDecimal } from '@clearedge/quant/price';
import { type LadderRung, type Ladders, listLadders } from '../../odds/index.ts';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { contestLink, matchup, matchupWhen } from '../session/games.ts';
import { ageText } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';
import { type Board, marketName, marketsOf, offerText, type Quote, shortSide, sidesOf } from './board.ts';

const MOST_RUNGS = 9;
/** "Closest to even money", "nearest to +100". */
const NEAR_EVEN = /\b(?:closest|nearest|close|near) to (?:evens?|even money|\+?100|pick ?'?em)\b/i;

/** The best open price of a side of a number, its own number with it; null where no book sells the side. */
function quoteAt(rung: LadderRung, market: BoardMarket, side: BoardSide): Quote | null {
  const cell = rung[placeOf(market, side)];
  if (!cell || cell.odds === null || cell.book === null || cell.seenAt === null) return null;
  return { code: cell.book, bookName: cell.bookName ?? cell.book, odds: cell.odds, line: cell.line, seenAt: cell.seenAt, isStale: false };
}

/** The best price of a side at a number among a game's alternate lines; nothing where no book sells it there. */
export const soldAt = (ladders: Ladders['ladders'], market: BoardMarket, side: BoardSide, line: number): Quote[] =>
  ladders
    .filter((one) => one.market === market)
    .flatMap(({ rungs }) => rungs.flatMap((rung) => quoteAt(rung, market, side) ?? []))
    .filter((quote) => quote.line === line);

const offEven = ({ odds }: Quote): number => Math.abs(americanToDecimal(odds) - 2);

/** Every number at which books sell a game, the best price of each side; where it is asked what pays about even money, that number first. */
export async function lookAtAlternates(session: AssistantSession, reading: Reading, boards: readonly Board[]): Promise<Finding> {
  const [board, ...others] = boards;
  if (!board || (others.length > 0 && reading.teams.length === 0))
    return finding(['For which game? Name a club and I list its alternate lines.'], {
      chips: boards.slice(0, 4).map(({ contest }) => askChip(matchup(contest), `alternate lines on the ${contest.homeName}`)),
    });
  const { contest } = board;
  const { ladders, seenAt } = await listLadders(session.ctx, contest);
  const wanted = marketsOf(reading, contest).filter(hasLine);
  const lines = ladders
    .filter(({ market }) => wanted.includes(market))
    .flatMap(({ market, rungs }) => {
      const all = sidesOf(reading, contest, market);
      const sides = termsOf(market).kind === 'spread' && reading.teams.length === 1 ? all.slice(0, 1) : all;
      const quotesOn = (side: BoardSide): Quote[] =>
        rungs.flatMap((rung) => quoteAt(rung, market, side) ?? []).toSorted((a, b) => a.line! - b.line!);
      const text = (side: BoardSide, quote: Quote): string =>
        `${shortSide(contest, market, side, quote.line)} ${session.price(quote.odds)} (${quote.bookName})`;
      const name = marketName(market, contest).toLowerCase();
      if (NEAR_EVEN.test(reading.text))
        return sides.flatMap((side) => {
          const nearest = quotesOn(side).toSorted((a, b) => offEven(a) - offEven(b))[0];
          return nearest
            ? [`• Closest to even money, ${name}: ${shortSide(contest, market, side, nearest.line)} ${offerText(session, nearest)}.`]
            : [];
        });
      return sides.flatMap((side) => {
        const quotes = quotesOn(side);
        const nearest = quotes.toSorted((a, b) => offEven(a) - offEven(b)).slice(0, MOST_RUNGS);
        return quotes.length === 0
          ? []
          : [
              `• ${name}, best price at each number: ${quotes
                .filter((one) => nearest.includes(one))
                .map((one) => text(side, one))
                .join(', ')}.`,
            ];
      });
    });
  const links = [contestLink(contest)];
  if (lines.length === 0)
    return finding([`No book sells alternate lines of that on ${matchupWhen(contest, session.today)} now.`], { links });
  const asOf = seenAt?.toISOString() ?? null;
  return finding(
    [`Alternate lines on ${matchupWhen(contest, session.today)}${asOf ? ` (${ageText(asOf, session.now)})` : ''}:`, ...lines],
    { sources: [{ label: 'Alternate lines', asOf, href: null }], links },
  );
}
