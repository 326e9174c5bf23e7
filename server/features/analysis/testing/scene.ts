import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedQuote } from '../../../ports/index.ts';
import { type ContestRow, createContest, type FakeWorld, feedGame, type TestWorld } from '../../../testing/index.ts';
import { priceSlates } from '../../forecasts/price-slates.ts';
import { syncOdds } from '../../odds/odds-feature.ts';
import { rateGames } from '../../ratings/rate-games.ts';
import { finishedGame } from '../../ratings/testing/sample-finished.ts';

export const NOW = '2026-07-11T16:00:00Z';
export const GAME_ID = '20260711_NYY@BOS';
const EARLIER_GAMES = 10;

const quote = (at: Date, values: Partial<FeedQuote>): FeedQuote => ({
  gameId: GAME_ID,
  book: { code: 'AAA', name: 'Book A' },
  market: 'moneyline',
  side: 'home',
  line: null,
  price: -110,
  quotedAt: at,
  isOpening: false,
  ...values,
});

/** Moneyline, run line and total at two books that agree; the moneyline as given. */
export function board(at: Date, home: number, away: number): FeedQuote[] {
  const first = [
    quote(at, { price: home }),
    quote(at, { side: 'away', price: away }),
    quote(at, { market: 'spread', side: 'home', line: -1.5, price: 150 }),
    quote(at, { market: 'spread', side: 'away', line: 1.5, price: -170 }),
    quote(at, { market: 'total', side: 'over', line: 8.5, price: -110 }),
    quote(at, { market: 'total', side: 'under', line: 8.5, price: -110 }),
  ];
  return [...first, ...first.map((one) => ({ ...one, book: { code: 'BBB', name: 'Book B' } }))];
}

/** A game with ten rated days behind it; no one has priced it and the model has not spoken. */
export async function prepareGame(ctx: Ctx, feed: FakeWorld): Promise<ContestRow> {
  feed.seasonSpan = { from: '2026-07-01', to: '2026-10-31', year: 2026 };
  feed.books.push({ code: 'AAA', name: 'Book A' }, { code: 'BBB', name: 'Book B' });
  for (let day = 1; day <= EARLIER_GAMES; day += 1)
    feed.finished.push(finishedGame(`202607${String(day).padStart(2, '0')}_NYY@BOS`, { away: 3 + (day % 3), home: 4 }));
  const contest = await createContest(ctx, { gameId: GAME_ID });
  feed.contests.push(feedGame({ gameId: GAME_ID }));
  await rateGames(ctx);
  return contest;
}

/** New prices a minute later, and what the model makes of them. */
export async function reprice(ctx: Ctx, { feed, clock }: TestWorld, home: number, away: number): Promise<void> {
  clock.advanceMinutes(1);
  feed.quotes.push(...board(ctx.now(), home, away));
  await syncOdds(ctx);
  await priceSlates(ctx);
}
