import { GAME_SPORTS } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { isAmericanPrice } from '@clearedge/quant/price';
import { z } from 'zod';
import { fetchFrom } from '../../kernel/ask-source.ts';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx, JobDefinition } from '../../kernel/ctx.ts';
import type { FeedQuote } from '../../ports/index.ts';
import { gameModuleOf } from '../../sports/registry.ts';
import { type ContestStart, findContestById, isBettingClosed, isStarted, listContestStarts, type Sport } from '../contests/index.ts';
import type { BoardPrice, NewQuote } from './price.ts';
import { hasSoundLine } from './prices/selection-rules.ts';
import { type BoardKey, confirmBoard, findLastQuotedAt, listStoredBoard, upsertBoard } from './rows/board-rows.ts';
import { listBookRows, upsertBooks } from './rows/book-rows.ts';
import { freezeClosings, listFrozenContestIds } from './rows/closing-rows.ts';
import { insertQuotes } from './rows/quote-rows.ts';

/** What an incoming slate of quotes does to the board. */
interface BoardPlan {
  quotes: NewQuote[];
  /** Board rows that are new or say something else than before. */
  changed: BoardPrice[];
}

interface Bettable {
  id: string;
  startsAt: Date;
}

const keyOf = (row: Pick<BoardPrice, 'contestId' | 'bookCode' | 'market' | 'side'>): string =>
  `${row.contestId} ${row.bookCode} ${row.market} ${row.side}`;

/**
 * Moves the board along with quotes: keeps each change once, remembers the opening and the price before, and takes nothing after the start.
 * A quote that repeats what stands is no news, and one older than what stands only completes the history. `seenAt`: when the source was told.
 */
export function planBoard(
  board: readonly BoardPrice[],
  quotes: readonly FeedQuote[],
  contests: ReadonlyMap<string, Bettable>,
  asOf: Date,
  seenAt = asOf,
): BoardPlan {
  const current = new Map(board.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();
  const news: NewQuote[] = [];
  for (const quote of withoutHalves(quotes).sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime())) {
    const contest = contests.get(quote.gameId);
    if (!contest || quote.quotedAt > contest.startsAt || quote.quotedAt > asOf) continue;
    const reported = toQuote(quote, contest.id);
    const key = keyOf(reported);
    const before = current.get(key);
    if (before && isSamePrice(before, reported)) continue;
    news.push(reported);
    if (before && reported.quotedAt < before.quotedAt) continue;
    current.set(key, before ? moved(before, reported, seenAt) : opened(reported, seenAt));
    changed.add(key);
  }
  return { quotes: news, changed: [...changed].map((key) => current.get(key)!) };
}

const pairOf = ({ gameId, book, market, quotedAt }: FeedQuote): string => `${gameId} ${book.code} ${market} ${quotedAt.getTime()}`;

/**
 * A price that is none takes down its pair: the other side alone is not to be compared, and the price before it is not to be believed any more.
 * A number that is none cannot be graded and does not get in at all.
 */
function withoutHalves(quotes: readonly FeedQuote[]): FeedQuote[] {
  const isUnsound = (quote: FeedQuote): boolean => !hasSoundLine(quote) || (quote.price !== null && !isAmericanPrice(quote.price));
  const halves = new Set(quotes.filter(isUnsound).map(pairOf));
  const sound = quotes.filter(hasSoundLine);
  return halves.size === 0 ? sound : sound.map((quote) => (halves.has(pairOf(quote)) ? { ...quote, price: null } : quote));
}

const toQuote = ({ book, gameId: _game, ...quote }: FeedQuote, contestId: string): NewQuote => ({
  ...quote,
  contestId,
  bookCode: book.code,
});

const isSamePrice = (a: Pick<BoardPrice, 'line' | 'price'>, b: Pick<BoardPrice, 'line' | 'price'>): boolean =>
  a.line === b.line && a.price === b.price;

function opened({ isOpening: _first, ...quote }: NewQuote, seenAt: Date): BoardPrice {
  const isOpen = quote.price !== null;
  const opening = { openLine: isOpen ? quote.line : null, openPrice: quote.price, openedAt: isOpen ? quote.quotedAt : null };
  return { ...quote, ...opening, seenAt, previousLine: null, previousPrice: null, movedAt: null };
}

function moved(before: BoardPrice, { isOpening: _first, ...quote }: NewQuote, seenAt: Date): BoardPrice {
  const isFirstPrice = before.openPrice === null && quote.price !== null;
  const opening = isFirstPrice ? { openLine: quote.line, openPrice: quote.price, openedAt: quote.quotedAt } : {};
  const now = { ...before, ...quote, ...opening, seenAt };
  // A market taken down has not moved: it is compared again when it comes back.
  const last = before.price === null ? { line: before.previousLine, price: before.previousPrice } : before;
  if (quote.price === null) return before.price === null ? now : { ...now, previousLine: before.line, previousPrice: before.price };
  if (last.price === null || isSamePrice(last, quote)) return now;
  return { ...now, previousLine: last.line, previousPrice: last.price, movedAt: quote.quotedAt };
}

/** The first and the last price of each side at each book, of quotes in the order of their times. */
function endsOf(quotes: readonly NewQuote[]): NewQuote[] {
  const priced = quotes.filter(({ price }) => price !== null);
  const last = new Map(priced.map((quote) => [keyOf(quote), quote]));
  const first = new Map(priced.toReversed().map((quote) => [keyOf(quote), quote]));
  return priced.filter((quote) => first.get(keyOf(quote)) === quote || last.get(keyOf(quote)) === quote);
}

/** When the source was asked, when what it says was itself told, and whether each price is kept or only the first and the last of each side. */
interface Reported {
  asOf: Date;
  seenAt: Date;
  keepsSteps: boolean;
}

/** Quotes written in one transaction; between two of them readers get their turn. */
const BATCH = 2500;

/** Adds the quotes to the history and moves the board; answers whether the board changed. */
export async function storeQuotes(
  ctx: Ctx,
  contests: readonly ContestStart[],
  quotes: readonly FeedQuote[],
  reported: Reported,
): Promise<boolean> {
  if (!quotes.length) return false;
  await saveBooks(ctx, quotes);
  const byGame = new Map(contests.map((contest) => [contest.gameId, contest]));
  let hasChanged = false;
  for (const batch of batchesByGame(quotes)) {
    const contestIds = [...new Set(batch.map(({ gameId }) => gameId))].flatMap((gameId) => byGame.get(gameId)?.id ?? []);
    hasChanged = (await ctx.transact((tx) => storeBatch(tx, contestIds, byGame, batch, reported))) || hasChanged;
  }
  return hasChanged;
}

async function storeBatch(
  tx: Ctx,
  contestIds: string[],
  byGame: ReadonlyMap<string, ContestStart>,
  batch: readonly FeedQuote[],
  reported: Reported,
): Promise<boolean> {
  const plan = planBoard(await listStoredBoard(tx.db, contestIds), batch, byGame, reported.asOf, reported.seenAt);
  await insertQuotes(tx.db, reported.keepsSteps ? plan.quotes : endsOf(plan.quotes), reported.asOf);
  await upsertBoard(tx.db, plan.changed);
  return plan.changed.length > 0;
}

async function saveBooks(ctx: Ctx, quotes: readonly FeedQuote[]): Promise<void> {
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

/**
 * Brings the board of a sport's Eastern day up to date: what changed since the last price that is known, then the closing prices of games that
 * have started since. The source is asked first, so that a close is never frozen without the last prices before it. Without `keepsSteps` the
 * board and each first and last price are kept, and not those on the way.
 */
export const syncSlateOdds = async (ctx: Ctx, slateOn: string, sport: Sport, keepsSteps = true): Promise<void> =>
  syncBoard(ctx, await listContestStarts(ctx, slateOn, slateOn, sport), { slateOn, sport, keepsSteps });

/** The same for the games of that day as they were just read. */
export async function syncBoard(
  ctx: Ctx,
  contests: readonly ContestStart[],
  { slateOn, sport, keepsSteps = true }: { slateOn: string; sport: Sport; keepsSteps?: boolean },
): Promise<void> {
  const asOf = ctx.now();
  const board = gameModuleOf(sport)?.findBoard(ctx.ports);
  if (!contests.length || !board) return;
  const since = await findLastQuotedAt(ctx.db, idsOf(contests));
  const reported = await fetchFrom(ctx, `${sport} odds of ${slateOn}`, () => board.listQuotes(slateOn, asOf, since ?? undefined));
  // A price dated later than this run is neither stored nor taken as a confirmation of the one before.
  const quotes = reported?.filter(({ quotedAt }) => quotedAt <= asOf);
  const current = quotes && (await fetchFrom(ctx, `${sport} board of ${slateOn}`, () => board.findStanding(slateOn, asOf)));
  if (!quotes || !current) return;
  const { seenAt, isWhole } = current;
  const hasMoved = seenAt !== null && (await storeQuotes(ctx, contests, quotes, { asOf, seenAt, keepsSteps }));
  const open = contests.filter((contest) => !isBettingClosed(contest, asOf));
  // Of a board that is told whole, what was not named is not confirmed: it ages, and may not be bet on.
  if (seenAt) await confirmBoard(ctx.db, idsOf(open), seenAt, isWhole ? namedOf(open, quotes) : undefined);
  const hasClosed = await freezeStarted(ctx, contests);
  if (hasMoved || hasClosed) await ctx.publish({ topic: 'slate', slateOn, sport });
}

async function freezeStarted(ctx: Ctx, contests: readonly ContestStart[]): Promise<boolean> {
  const started = contests.filter(isStarted);
  const frozen = await listFrozenContestIds(ctx.db, idsOf(started));
  const unfrozen = started.filter(({ id }) => !frozen.has(id));
  return unfrozen.length > 0 && (await ctx.transact((tx) => freezeClosings(tx.db, unfrozen)));
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

/** Makes sure that a started game has its closing prices, where anybody priced it. Asks the source: call it before a transaction. */
export async function freezeClosingLines(ctx: Ctx, contestId: string): Promise<void> {
  const contest = await findContestById(ctx, contestId);
  if (!contest || !isStarted(contest)) return;
  if ((await listFrozenContestIds(ctx.db, [contestId])).has(contestId)) return;
  await syncSlateOdds(ctx, contest.slateOn, contest.sport);
}

/** Line histories and closing prices are fetched for this many days before the first start; from then on they are recorded as they happen. */
const HISTORY_DAYS = 10;
/** Seconds between two slates of history, so that what is live now is not kept waiting. */
const GAP_SECONDS = 5;

export const FillPayload = z.object({ slateOn: z.string(), oldest: z.string() });
export type FillPayload = z.infer<typeof FillPayload>;

/** Fetches a past slate's prices if it has finished games without a close, then asks for the day before. */
export async function fillOdds(ctx: Ctx, { slateOn, oldest }: FillPayload, job: JobDefinition<FillPayload>): Promise<void> {
  for (const sport of GAME_SPORTS) await backfillSlate(ctx, slateOn, sport);
  const earlier = shiftDay(slateOn, -1);
  if (earlier >= oldest)
    await ctx.enqueue(job, { slateOn: earlier, oldest }, { runAt: new Date(ctx.now().getTime() + GAP_SECONDS * 1000) });
}

/** Of older days openings and closes are wanted: the last to look at each price is the page of books, twelve days later. */
const STEPS_DAYS = 14;

/** Asks for a slate's prices when a started game there has no close. */
export async function backfillSlate(ctx: Ctx, slateOn: string, sport: Sport): Promise<void> {
  const started = (await listContestStarts(ctx, slateOn, slateOn, sport)).filter(isStarted);
  const frozen = await listFrozenContestIds(
    ctx.db,
    started.map(({ id }) => id),
  );
  const keepsSteps = slateOn >= shiftDay(easternDay(ctx.now()), -STEPS_DAYS);
  if (started.some(({ id }) => !frozen.has(id))) await syncSlateOdds(ctx, slateOn, sport, keepsSteps);
}

/** The days before today, newest first; once a day at most. */
export async function requestOddsHistory(ctx: Ctx, job: JobDefinition<FillPayload>, runAt: Date): Promise<void> {
  const today = easternDay(ctx.now());
  await ctx.enqueue(
    job,
    { slateOn: shiftDay(today, -1), oldest: shiftDay(today, -HISTORY_DAYS) },
    { runAt, dedupeKey: `history before ${today}` },
  );
}
