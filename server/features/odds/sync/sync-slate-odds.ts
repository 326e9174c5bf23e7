import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedQuote } from '../../../ports/index.ts';
import { gameModuleOf } from '../../../sports/registry.ts';
import { type ContestStart, isBettingClosed, isStarted, listContestStarts, type Sport } from '../../contests/index.ts';
import { type BoardKey, confirmBoard, findLastQuotedAt } from '../rows/board-rows.ts';
import { freezeClosings } from '../rows/closing-rows.ts';
import { storeQuotes } from './store-quotes.ts';

/**
 * Brings the board of a sport's Eastern day up to date: what changed since the last price that is known, then the closing prices of games that
 * have started since. The source is asked first, so that a close is never frozen without the last prices before it.
 */
export async function syncSlateOdds(ctx: Ctx, slateOn: string, sport: Sport): Promise<void> {
  const asOf = ctx.now();
  const board = gameModuleOf(sport)?.findBoard(ctx.ports);
  const contests = await listContestStarts(ctx, slateOn, slateOn, sport);
  if (!contests.length || !board) return;
  const since = await findLastQuotedAt(
    ctx.db,
    contests.map(({ id }) => id),
  );
  const told = await askSource(ctx, `${sport} odds of ${slateOn}`, () => board.listQuotes(slateOn, asOf, since ?? undefined));
  // A price dated later than this run is neither stored nor taken as a confirmation of the one before.
  const quotes = told?.filter(({ quotedAt }) => quotedAt <= asOf);
  const standing = quotes && (await askSource(ctx, `${sport} board of ${slateOn}`, () => board.findStanding(slateOn, asOf)));
  if (!quotes || !standing) return;
  const { seenAt, isWhole } = standing;
  const hasMoved = seenAt !== null && (await storeQuotes(ctx, contests, quotes, { asOf, seenAt }));
  const open = contests.filter((contest) => !isBettingClosed(contest, asOf));
  // Of a board that is told whole, what was not named is not confirmed: it ages, and may not be bet on.
  if (seenAt) await confirmBoard(ctx.db, idsOf(open), seenAt, isWhole ? namedOf(open, quotes) : undefined);
  const hasClosed = await ctx.transact((tx) => freezeClosings(tx.db, contests.filter(isStarted)));
  if (hasMoved || hasClosed) await ctx.publish({ topic: 'slate', slateOn, sport });
}

/** What the source named, in the board's own keys. */
const namedOf = (contests: readonly ContestStart[], quotes: readonly FeedQuote[]): BoardKey[] => {
  const ids = new Map(contests.map(({ gameId, id }) => [gameId, id]));
  return quotes.flatMap(({ gameId, book, market, side }) => {
    const contestId = ids.get(gameId);
    return contestId ? [{ contestId, bookCode: book.code, market, side }] : [];
  });
};

const idsOf = (contests: readonly ContestStart[]): string[] => contests.map(({ id }) => id);
