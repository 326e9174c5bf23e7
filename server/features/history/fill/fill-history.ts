import { sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';
import type { FeedGame, FeedQuote } from '../../../ports/index.ts';
import { listContestStarts } from '../../contests/index.ts';
import { listClosingPrices, type OfferedPrice } from '../../odds/index.ts';
import { listStoredDays, writePastGames } from '../past-game-rows.ts';
import { beginChain, isClockMoving, type StepPayload, stepAfter } from './pace.ts';
import { type NewPastGame, toPastGame } from './past-game-rules.ts';

const COUNTED: ReadonlySet<string> = new Set(['moneyline', 'spread', 'total']);

type PricedQuote = FeedQuote & { price: number };
const isPriced = (quote: FeedQuote): quote is PricedQuote => quote.price !== null;

/** What stood at the first pitch: each book's last price of each side until then, with its opening. */
function pricesAtClose(quotes: readonly FeedQuote[], startsAt: Date): OfferedPrice[] {
  const sides = new Map<string, { first: PricedQuote; last: PricedQuote }>();
  for (const quote of quotes) {
    if (!COUNTED.has(quote.market) || !isPriced(quote) || quote.quotedAt > startsAt) continue;
    const key = `${quote.book.code} ${quote.market} ${quote.side}`;
    const known = sides.get(key);
    if (!known) sides.set(key, { first: quote, last: quote });
    else {
      if (quote.isOpening || quote.quotedAt < known.first.quotedAt) known.first = quote;
      if (quote.quotedAt >= known.last.quotedAt) known.last = quote;
    }
  }
  return [...sides.values()].map(({ first, last }) => ({
    contestId: last.gameId,
    bookCode: last.book.code,
    bookName: last.book.name,
    market: last.market,
    side: last.side,
    line: last.line,
    price: last.price,
    quotedAt: last.quotedAt,
    seenAt: last.quotedAt,
    openLine: first.line,
    openPrice: first.price,
    openedAt: first.quotedAt,
    previousLine: null,
    previousPrice: null,
    movedAt: null,
  }));
}

/** Keeps the finished games of an Eastern day with their closes; answers how many, or null when the source failed. */
export async function recordDay(ctx: Ctx, day: string): Promise<number | null> {
  const now = ctx.now();
  const contests = await fetchFrom(ctx, `schedule of ${day}`, () => ctx.ports.baseball.listContests(day, now));
  if (contests === null) return null;
  const final = contests.filter(({ status }) => status === 'final');
  if (final.length === 0) return 0;
  const finished = await fetchFrom(ctx, `finished games of ${day}`, () => ctx.ports.baseball.listFinishedGames(day, now));
  const prices = finished && (await closesOf(ctx, day, final));
  if (!finished || !prices) return null;
  const rows: NewPastGame[] = [];
  for (const contest of final) {
    const game = finished.find(({ gameId }) => gameId === contest.gameId);
    if (!game) continue;
    const weather = await fetchFrom(ctx, `weather of ${contest.gameId}`, () => ctx.ports.weather.findWeather(contest.gameId, now));
    rows.push(toPastGame(contest, game, prices.get(contest.gameId) ?? [], weather));
  }
  await writePastGames(ctx.db, rows, now);
  return rows.length;
}

type Closes = Map<string, OfferedPrice[]>;

/** Closes that were recorded as they happened, or what the source remembers of days before the first start. */
async function closesOf(ctx: Ctx, day: string, contests: readonly FeedGame[]): Promise<Closes | null> {
  const stored = new Map((await listContestStarts(ctx, day, day, sportsWith('hasHistory'))).map(({ id, gameId }) => [id, gameId]));
  const closes: Closes = new Map();
  for (const price of await listClosingPrices(ctx, [...stored.keys()])) add(closes, stored.get(price.contestId)!, price);
  if (contests.every(({ gameId }) => closes.has(gameId))) return closes;
  const quotes = await fetchFrom(ctx, `past odds of ${day}`, () => ctx.ports.odds.listQuotes(day, ctx.now()));
  if (quotes === null) return null;
  for (const contest of contests) {
    if (closes.has(contest.gameId)) continue;
    const own = quotes.filter(({ gameId }) => gameId === contest.gameId);
    for (const price of pricesAtClose(own, contest.startsAt)) add(closes, contest.gameId, price);
  }
  return closes;
}

function add(closes: Closes, gameId: string, price: OfferedPrice): void {
  const own = closes.get(gameId);
  if (own) own.push(price);
  else closes.set(gameId, [price]);
}

const DAY_OFF = 0;
/** Days without a game cost next to nothing; so many of them go in one step. */
const MOST_DAYS_A_STEP = 40;

export interface FillJobs {
  fill: JobDefinition<StepPayload>;
  walk: JobDefinition<StepPayload>;
}

/** Reads one day that is not kept yet, newest first, back to the start of last season, and asks for the next; then the walk begins. */
export async function fillHistory(ctx: Ctx, payload: StepPayload, jobs: FillJobs): Promise<void> {
  if (isClockMoving(ctx, payload)) return stepAfter(ctx, jobs.fill, payload, { day: payload.day, pace: 'moved' });
  const oldest = await oldestDay(ctx);
  if (oldest === null) return;
  const saved = await listStoredDays(ctx.db);
  let day = payload.day ?? shiftDay(easternDay(ctx.now()), -1);
  for (let days = 0; days < MOST_DAYS_A_STEP && day >= oldest; days += 1, day = shiftDay(day, -1)) {
    if (saved.has(day)) continue;
    const recorded = await recordDay(ctx, day);
    // Past results of a live source are read for hours after its first start.
    if (recorded === null)
      return ctx.ports.source.kind === 'live' ? stepAfter(ctx, jobs.fill, payload, { day, pace: 'waiting' }) : undefined;
    if (recorded !== DAY_OFF) return stepAfter(ctx, jobs.fill, payload, { day: shiftDay(day, -1), pace: 'next' });
  }
  return day >= oldest ? stepAfter(ctx, jobs.fill, payload, { day, pace: 'next' }) : beginChain(ctx, jobs.walk, ctx.now());
}

/** The first day of the season before this one, or of this one where the source knows no other. */
export function oldestDay(ctx: Ctx): Promise<string | null> {
  return fetchFrom(ctx, 'season span', async () => {
    const season = await ctx.ports.baseball.getSeasonSpan(easternDay(ctx.now()));
    const last = await ctx.ports.baseball.getSeasonSpan(shiftDay(season.from, -1));
    return last.from < season.from ? last.from : season.from;
  });
}

/** What has ended since: yesterday's games and today's. */
export async function recordNewGames(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  for (const day of [shiftDay(today, -1), today]) await recordDay(ctx, day);
}
