import { DAY_MS, HOUR_MS } from '@clearedge/quant/calendar';
import type { Grade, Selection } from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';
import { toWinCents } from '@clearedge/quant/price';
import { drawBelow, type RandomState, seedRandom } from '@clearedge/quant/random';
import { bets, books, closingPrices, type contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createContest } from '../../../testing/index.ts';

export type BetValues = Partial<typeof bets.$inferInsert>;

const WIN = { market: 'moneyline', period: 'full', side: 'away' } as const;

const profitOf = (stakeCents: number, odds: number, result: Grade): number =>
  result === 'win' ? toWinCents(cents(stakeCents), odds) : result === 'loss' ? -stakeCents : 0;

/** A settled moneyline on the away club, or whatever is asked for, as a row. */
export function betRow(ctx: Ctx, userId: string, contest: ContestRow | null, values: BetValues = {}): typeof bets.$inferInsert {
  const { odds = 120, stakeCents = 1000, result = 'win' } = values;
  const startsAt = contest?.startsAt ?? null;
  const placedAt = values.placedAt ?? new Date((startsAt ?? ctx.now()).getTime() - 2 * HOUR_MS);
  return {
    id: ctx.newId(),
    userId,
    contestId: contest?.id ?? null,
    gameLabel: contest?.gameId ?? 'Somewhere @ Elsewhere',
    betType: 'moneyline',
    selectionText: 'New York Yankees',
    selection: contest ? WIN : null,
    terms: { pitcherRule: 'action' },
    odds,
    stakeCents,
    book: 'Harbor',
    source: 'manual',
    placedAt,
    startsAt,
    status: 'settled',
    result,
    profitCents: profitOf(stakeCents, odds, result as Grade),
    settledAt: new Date((startsAt ?? placedAt).getTime() + 4 * HOUR_MS),
    ruleVersion: 'test',
    updatedAt: ctx.now(),
    ...values,
  };
}

export async function addBets(ctx: Ctx, rows: (typeof bets.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) await ctx.db.insert(bets).values(rows.slice(from, from + 500));
}

/** Games on so many Eastern days before `lastDay`, one a day, all over. */
export async function addGames(ctx: Ctx, days: number, lastDay = '2026-07-10'): Promise<ContestRow[]> {
  const last = Date.parse(`${lastDay}T12:00:00Z`);
  const games: ContestRow[] = [];
  for (let back = days - 1; back >= 0; back -= 1) {
    const day = new Date(last - back * DAY_MS).toISOString().slice(0, 10);
    games.push(await createContest(ctx, { gameId: `${day.replaceAll('-', '')}_NYY@BOS`, status: 'final' }));
  }
  return games;
}

/** Closing prices of one market of a game, the same at each book named. */
export async function addClose(
  ctx: Ctx,
  contest: Pick<typeof contests.$inferSelect, 'id' | 'startsAt'>,
  market: 'moneyline' | 'spread' | 'total',
  sides: readonly { side: 'away' | 'home' | 'over' | 'under'; line?: number; price: number }[],
  codes: readonly string[] = ['HAR'],
): Promise<void> {
  await ctx.db
    .insert(books)
    .values(codes.map((code) => ({ code, name: code })))
    .onConflictDoNothing();
  const rows = codes.flatMap((bookCode) =>
    sides.map(({ side, line, price }) => ({
      contestId: contest.id,
      bookCode,
      market,
      side,
      line: line ?? null,
      price,
      quotedAt: contest.startsAt,
    })),
  );
  await ctx.db.insert(closingPrices).values(rows);
}

const BOOKS = ['Harbor', 'Summit', 'Keystone', null];
const ODDS = [-240, -165, -130, -110, -105, 100, 115, 135, 160, 190, 240];
const RESULTS: readonly Grade[] = ['win', 'win', 'win', 'win', 'win', 'loss', 'loss', 'loss', 'loss', 'loss', 'loss', 'push', 'void'];
const oneOf = <T>(random: RandomState, list: readonly T[]): T => list[drawBelow(random, list.length)]!;

function drawnSelection(random: RandomState): { betType: 'moneyline' | 'spread' | 'total'; selection: Selection } {
  const kind = drawBelow(random, 3);
  if (kind === 0)
    return { betType: 'moneyline', selection: { market: 'moneyline', period: 'full', side: oneOf(random, ['away', 'home']) } };
  if (kind === 1) {
    const side = oneOf(random, ['away', 'home'] as const);
    return { betType: 'spread', selection: { market: 'spread', period: 'full', side, line: oneOf(random, [-1.5, 1.5]) } };
  }
  return { betType: 'total', selection: { market: 'total', period: 'full', side: oneOf(random, ['over', 'under']), line: 8.5 } };
}

/** So many settled bets of every kind over the games given; the same for the same seed. */
export function drawnBets(ctx: Ctx, userId: string, games: readonly ContestRow[], count: number, seed = 7): (typeof bets.$inferInsert)[] {
  const random = seedRandom(seed);
  return Array.from({ length: count }, () => {
    const contest = oneOf(random, games);
    const placedAt = new Date(contest.startsAt.getTime() - drawBelow(random, 2000) * 60_000);
    return betRow(ctx, userId, contest, {
      ...drawnSelection(random),
      odds: oneOf(random, ODDS),
      stakeCents: 500 + drawBelow(random, 9500),
      result: oneOf(random, RESULTS),
      book: oneOf(random, BOOKS),
      placedAt,
    });
  });
}
