import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedQuote } from '../../../ports/index.ts';
import type { ContestStart } from '../../contests/index.ts';
import { listStoredBoard, upsertBoard } from '../rows/board-rows.ts';
import { listBookRows, upsertBooks } from '../rows/book-rows.ts';
import { insertQuotes } from '../rows/quote-rows.ts';
import { planBoard } from '../rules/quote-rules.ts';

/** When the source was asked, and when what it says was itself told. */
export interface Told {
  asOf: Date;
  seenAt: Date;
}

/** Quotes written in one transaction; between two of them readers get their turn. */
const BATCH = 2500;

/** Adds the quotes to the history and moves the board; answers whether the board changed. */
export async function storeQuotes(ctx: Ctx, contests: readonly ContestStart[], quotes: readonly FeedQuote[], told: Told): Promise<boolean> {
  if (!quotes.length) return false;
  await rememberBooks(ctx, quotes);
  const byGame = new Map(contests.map((contest) => [contest.gameId, contest]));
  let hasChanged = false;
  for (const batch of batchesByGame(quotes)) {
    const contestIds = [...new Set(batch.map(({ gameId }) => gameId))].flatMap((gameId) => byGame.get(gameId)?.id ?? []);
    hasChanged = (await ctx.transact((tx) => storeBatch(tx, contestIds, byGame, batch, told))) || hasChanged;
  }
  return hasChanged;
}

async function storeBatch(
  tx: Ctx,
  contestIds: string[],
  byGame: ReadonlyMap<string, ContestStart>,
  batch: readonly FeedQuote[],
  told: Told,
): Promise<boolean> {
  const plan = planBoard(await listStoredBoard(tx.db, contestIds), batch, byGame, told.asOf, told.seenAt);
  await insertQuotes(tx.db, plan.quotes, told.asOf);
  await upsertBoard(tx.db, plan.changed);
  return plan.changed.length > 0;
}

async function rememberBooks(ctx: Ctx, quotes: readonly FeedQuote[]): Promise<void> {
  const known = new Map((await listBookRows(ctx.db)).map(({ code, name }) => [code, name]));
  await upsertBooks(
    ctx.db,
    quotes.map(({ book }) => book).filter(({ code, name }) => known.get(code) !== name),
  );
}

function batchesByGame(quotes: readonly FeedQuote[]): FeedQuote[][] {
  const games = groupBy(quotes, ({ gameId }) => gameId);
  const batches: FeedQuote[][] = [];
  for (const own of games.values()) {
    const last = batches.at(-1);
    if (last && last.length + own.length <= BATCH) last.push(...own);
    else batches.push([...own]);
  }
  return batches;
}
