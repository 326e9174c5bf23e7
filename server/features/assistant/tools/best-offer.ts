import { hasLine } from '@clearedge/contract/markets/board-markets';
import type { Contest } from '../../contests/index.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';
import { bestOf, marketsOf, offerOf, quotesOf, sidesOf, sideWords } from './board.ts';
import { findBoards } from './market-prices.ts';

interface BestOffer {
  contest: Contest;
  words: string;
  odds: number;
  bookName: string;
  seenAt: string;
  offer: ReturnType<typeof offerOf>;
}

const NONE = 'No book has a price on that now.';

/** The best open price of the one side that a question means, at its number where it gives one; else why there is none, in words. */
export async function bestOffer(session: AssistantSession, reading: Reading): Promise<BestOffer | string> {
  const { boards } = await findBoards(session, reading);
  const board = boards.find(({ game }) => !game.isClosed);
  if (!board) return boards.length > 0 ? `The game of the ${reading.teams[0]?.name ?? 'clubs'} takes no more bets.` : NONE;
  const { contest, game } = board;
  const asked = reading.market === null && reading.side === null ? { ...reading, market: 'moneyline' as const } : reading;
  const market = marketsOf(asked, contest)[0];
  const side = market && sidesOf(reading, contest, market)[0];
  if (!market || !side) return NONE;
  const compared = game.markets.find((one) => one.market === market);
  const main = compared ? bestOf(compared, side) : null;
  const isOwnNumber = hasLine(market) && reading.line !== null && reading.line !== main?.line;
  const quote = isOwnNumber ? quotesOf(game, market, side, reading.line).find(({ isStale }) => !isStale) : null;
  const best = isOwnNumber ? (quote ? { ...quote, book: quote.code } : null) : main;
  if (!best) return NONE;
  const { odds, bookName, seenAt, line } = best;
  return { contest, words: sideWords(contest, market, side, line), odds, bookName, seenAt, offer: offerOf(board, market, side, best) };
}
