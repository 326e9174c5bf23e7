import { BOARD_MARKET_NAMES, type BoardMarket, type BoardSide, selectionOf } from '@clearedge/contract/markets/board-markets';
import type { LeagueSport } from '@clearedge/contract/sports';
import { easternInstant, shiftDay } from '@clearedge/quant/calendar';
import { type GradeResult, gradeBaseball, type ScoreSelection } from '@clearedge/quant/grading';
import { mean } from '@clearedge/quant/maths';
import { holdOf, type MarketSide, pricesOf, sidesByBook, sidesOf } from '../../../server/features/odds/index.ts';
import { groupBy } from '../../../server/kernel/collections.ts';
import type { DataSource, FeedGame, FeedQuote, LeagueSource } from '../../../server/ports/index.ts';
import { gradingOf } from '../../../server/sports/registry.ts';

/** When the day's board is read: the hour of the several-book quotes that the real figures come from, Eastern. */
const BOARD_HOUR = 14;

/** A game that was played to an end, with every price of it. */
export interface PricedGame {
  event: Pick<FeedGame, 'gameId' | 'slateOn' | 'startsAt' | 'seasonYear'>;
  quotes: FeedQuote[];
  grade: (selection: ScoreSelection) => GradeResult;
}

/** When a day's results and prices are asked for. */
const afterDay = (day: string): Date => easternInstant(shiftDay(day, 2), 12);

/** A day's games of baseball, as the source tells them two days later. */
export async function playedGames({ baseball, odds }: Pick<DataSource, 'baseball' | 'odds'>, day: string): Promise<PricedGame[]> {
  const later = afterDay(day);
  const quotes = groupBy(await odds.listQuotes(day, later), ({ gameId }) => gameId);
  const games: PricedGame[] = [];
  for (const event of await baseball.listContests(day, later)) {
    const found = event.status === 'final' ? await baseball.findFacts(event.gameId, later) : null;
    if (!found || !('facts' in found) || !found.isFinal) continue;
    const grade = (selection: ScoreSelection) => gradeBaseball(selection, found.facts, { pitcherRule: 'action' });
    games.push({ event, quotes: quotes.get(event.gameId) ?? [], grade });
  }
  return games;
}

/** A day's games of a league after the preseason, as `playedGames`. */
export async function playedLeague(sport: LeagueSport, { feed, odds }: LeagueSource, day: string): Promise<PricedGame[]> {
  const later = afterDay(day);
  const quotes = groupBy(await odds.listQuotes(day, later), ({ gameId }) => gameId);
  const games: PricedGame[] = [];
  for (const event of await feed.listGames(day, day, later)) {
    const found = event.stage === 'preseason' ? null : await feed.findFacts(event.gameId, later);
    if (!found || !('facts' in found)) continue;
    const grade = (selection: ScoreSelection) => gradingOf(sport).grade(selection, found.facts, { pitcherRule: 'action' });
    games.push({ event, quotes: quotes.get(event.gameId) ?? [], grade });
  }
  return games;
}

/** What each book showed at a time, or last before it took the market down. */
function offersAt(quotes: readonly FeedQuote[], at: number) {
  const standing = new Map<string, FeedQuote & { price: number }>();
  for (const quote of quotes)
    if (quote.price !== null && quote.quotedAt.getTime() <= at)
      standing.set(`${quote.book.code} ${quote.market} ${quote.side}`, { ...quote, price: quote.price });
  return [...standing.values()].map(({ gameId, book, quotedAt, ...quote }) => ({
    ...quote,
    contestId: gameId,
    bookCode: book.code,
    bookName: book.name,
    seenAt: quotedAt,
  }));
}

/** Both sides of every market at its main number, best price and consensus, as screens show them. */
export interface Boards {
  open: MarketSide[];
  /** Empty for a game that had begun. */
  day: MarketSide[];
  close: MarketSide[];
}

/** The instant of a day's board. */
export const boardAt = (day: string): Date => easternInstant(day, BOARD_HOUR);

export function boardsOf({ event, quotes }: PricedGame): Boards {
  const start = event.startsAt.getTime();
  const board = boardAt(event.slateOn).getTime();
  const openings = quotes.filter(({ isOpening }) => isOpening);
  return {
    open: sidesOf(offersAt(openings, start), null),
    day: board < start ? sidesOf(offersAt(quotes, board), null) : [],
    close: sidesOf(offersAt(quotes, start), null),
  };
}

/** What each book keeps of each market at the close, 0..1, averaged over games: `book market` to hold. */
export function holdsOf(games: readonly PricedGame[]): Map<string, number> {
  const holds = games.flatMap(({ event, quotes }) => {
    const offers = offersAt(quotes, event.startsAt.getTime());
    return BOARD_MARKET_NAMES.flatMap((market) =>
      sidesByBook(offers.filter((offer) => offer.market === market)).map(({ bookCode, offers: sides }) => ({
        key: `${bookCode} ${market}`,
        hold: holdOf(pricesOf(sides)),
      })),
    );
  });
  return new Map([...groupBy(holds, ({ key }) => key)].map(([key, own]) => [key, mean(own.map(({ hold }) => hold))]));
}

/** 1 for a bet that won, 0 for one that lost; null where the stake comes back or nothing decides. */
export function resultOf({ grade }: PricedGame, market: BoardMarket, side: BoardSide, line: number | null): 0 | 1 | null {
  const selection = selectionOf(market, side, line);
  const graded = selection && grade(selection);
  if (graded?.kind !== 'graded') return null;
  return graded.grade === 'win' ? 1 : graded.grade === 'loss' ? 0 : null;
}
