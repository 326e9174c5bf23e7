import type { LeagueSport } from '@clearedge/contract/sports';
import { boardPrices, books, closingPrices, type LeagueDetail } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createContest } from '../../../testing/index.ts';

const BOOKS = [
  { code: 'AAA', name: 'Book A' },
  { code: 'BBB', name: 'Book B' },
];

/** What the home side is given, and the total. */
export interface BoardLines {
  spread: number;
  total: number;
}

/** Both books hang the same prices; the second pays more on the home side by so many cents. */
const pricesAt = ({ spread, total }: BoardLines) =>
  [
    { market: 'moneyline', side: 'away', line: null, price: -144 },
    { market: 'moneyline', side: 'home', line: null, price: 124 },
    { market: 'spread', side: 'away', line: -spread, price: -110 },
    { market: 'spread', side: 'home', line: spread, price: -110 },
    { market: 'total', side: 'over', line: total, price: -110 },
    { market: 'total', side: 'under', line: total, price: -110 },
  ] as const;

/** A game at 23:00 UTC of its day, of the CFL unless told otherwise; "20260711_HAM@TOR". */
export async function addFootballGame(
  ctx: Ctx,
  gameId: string,
  { stage = 'regular', league = 'cfl', ...values }: Partial<ContestRow> & { stage?: LeagueDetail['stage']; league?: LeagueSport } = {},
): Promise<ContestRow> {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)_/.exec(gameId) ?? [];
  const startsAt = new Date(`${year}-${month}-${day}T23:00:00Z`);
  const detail = { sport: league, stage, isNeutral: false };
  return createContest(ctx, { gameId, sport: league, startsAt, scheduledInnings: 0, detail, ...values });
}

/** A finished game of the season, so many points each. */
export const addFootballResult = (
  ctx: Ctx,
  gameId: string,
  awayScore: number,
  homeScore: number,
  league: LeagueSport = 'cfl',
): Promise<ContestRow> => addFootballGame(ctx, gameId, { status: 'final', awayScore, homeScore, league });

/** Prices of two books on a game, seen now; those of a market are changed by `move`. */
export async function addFootballPrices(
  ctx: Ctx,
  contestId: string,
  move: Partial<Record<string, number>> = {},
  lines: BoardLines = { spread: 3, total: 50.5 },
): Promise<void> {
  await ctx.db.insert(books).values(BOOKS).onConflictDoNothing();
  const at = ctx.now();
  const rows = BOOKS.flatMap(({ code }) =>
    pricesAt(lines).map(({ market, side, line, price }) => ({
      contestId,
      bookCode: code,
      market,
      side,
      line,
      price: (move[`${market} ${side}`] ?? price) + (code === 'BBB' && side === 'home' && price > 0 ? 8 : 0),
      quotedAt: at,
      seenAt: at,
    })),
  );
  for (const row of rows)
    await ctx.db
      .insert(boardPrices)
      .values(row)
      .onConflictDoUpdate({
        target: [boardPrices.contestId, boardPrices.bookCode, boardPrices.market, boardPrices.side],
        set: { price: row.price, seenAt: at, quotedAt: at },
      });
}

/** The last prices before the kickoff: the away side shortened. */
export async function closeFootballBoard(ctx: Ctx, contestId: string): Promise<void> {
  const quotedAt = ctx.now();
  const rows = [
    { market: 'moneyline', side: 'away', price: -125 },
    { market: 'moneyline', side: 'home', price: 110 },
  ] as const;
  await ctx.db.insert(closingPrices).values(rows.map((row) => ({ contestId, bookCode: 'BBB', line: null, quotedAt, ...row })));
}
