import type { BaseballFacts } from '@clearedge/quant/grading';
import { expect } from 'vitest';
import { boardPrices, books, contestFacts } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createContest } from '../../../testing/index.ts';
import { findFaults } from '../../ledger/index.ts';
import type { BoardMarket, BoardSide } from '../../odds/index.ts';

export const GAME_ID = '20260711_NYY@BOS';

interface Price {
  market: BoardMarket;
  side: BoardSide;
  line: number | null;
  price: number;
}
const BOOKS = [
  { code: 'AAA', name: 'Book A' },
  { code: 'BBB', name: 'Book B' },
];
export const PRICES: readonly Price[] = [
  { market: 'moneyline', side: 'away', line: null, price: -120 },
  { market: 'moneyline', side: 'home', line: null, price: 105 },
  { market: 'spread', side: 'away', line: -1.5, price: 140 },
  { market: 'spread', side: 'home', line: 1.5, price: -160 },
  { market: 'total', side: 'over', line: 8.5, price: -110 },
  { market: 'total', side: 'under', line: 8.5, price: -105 },
];

/** A game on the board of two books at the usual prices, or others. */
export async function offerGame(ctx: Ctx, values: Parameters<typeof createContest>[1] = {}, prices = PRICES): Promise<ContestRow> {
  const contest = await createContest(ctx, values);
  await priceGame(ctx, contest.id, prices);
  return contest;
}

/** Puts a known game on the board of two books. */
export async function priceGame(ctx: Ctx, contestId: string, prices = PRICES): Promise<void> {
  await ctx.db.insert(books).values(BOOKS).onConflictDoNothing();
  const now = ctx.now();
  await ctx.db
    .insert(boardPrices)
    .values(BOOKS.flatMap(({ code }) => prices.map((price) => ({ ...price, contestId, bookCode: code, quotedAt: now, seenAt: now }))));
}

export const SECOND = '20260711_LAD@SF';
/** Another game of the same evening, with its prices. */
export const offerSecondGame = (ctx: Ctx): Promise<ContestRow> =>
  offerGame(ctx, { gameId: SECOND, awayCode: 'LAD', awayName: 'Los Angeles Dodgers', homeCode: 'SF', homeName: 'San Francisco Giants' });

export const slip = (change: object = {}) => ({
  gameId: GAME_ID,
  betType: 'moneyline',
  selection: 'My bet',
  odds: -120,
  stake: 60,
  potentialWin: 1,
  status: 'pending',
  pick: { market: 'moneyline', period: 'full', side: 'away' },
  ...change,
});

export const finalScore = (away: number, home: number, change: Partial<BaseballFacts> = {}): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away, home },
  lineScore: { away: [away, 0, 0, 0, 0, 0, 0, 0, 0], home: [home, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: 'p1', home: 'p2' },
  players: {},
  ...change,
});

/** What a source says of a game's end. */
export async function report(ctx: Ctx, contestId: string, version: number, facts: BaseballFacts): Promise<void> {
  const now = ctx.now();
  const row = { id: ctx.newId(), contestId, version, isFinal: true, facts, factsHash: `${version}`, reportedAt: now, recordedAt: now };
  await ctx.db.insert(contestFacts).values(row);
}

/** Not one cent is lost or made. */
export async function expectSoundBooks(ctx: Ctx): Promise<void> {
  expect(await findFaults(ctx)).toEqual([]);
}
