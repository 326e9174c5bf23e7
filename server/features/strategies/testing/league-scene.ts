import type { LeagueSport } from '@clearedge/contract/sports';
import { boardPrices, books, contestFacts, type LeagueDetail } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { ContestRow } from '../../../testing/index.ts';
import { closeAt } from '../../odds/testing/close-at.ts';
import { offers } from '../../odds/testing/samples.ts';
import { addFootballGame } from '../../picks/testing/football-board.ts';

const BOOKS = ['AAA', 'BBB'];

/** The home team's points and what the spread pays on either side; `opened` where its points were others. */
export interface Spread {
  home: number;
  odds?: number;
  opened?: number;
}

export interface PastScore {
  /** "20261101_KC@BUF" */
  gameId: string;
  away: number;
  home: number;
  /** Null for a game that no book priced. */
  spread: Spread | null;
  stage?: LeagueDetail['stage'];
  values?: Partial<ContestRow>;
}

const pricesOf = ({ home, odds = -110 }: Spread) =>
  BOOKS.flatMap((code) => offers(code, 'spread', home === 0 ? 0 : -home, -110, odds).map(({ bookName: _name, ...row }) => row));

const addBooks = (ctx: Ctx) =>
  ctx.db
    .insert(books)
    .values(BOOKS.map((code) => ({ code, name: `Book ${code}` })))
    .onConflictDoNothing();

/** A game's spread at two books, on the board; closing prices as well once the game is over. A strategy takes the better price. */
export async function addSpread(ctx: Ctx, contestId: string, spread: Spread, at: Date, isClosed: boolean): Promise<void> {
  await addBooks(ctx);
  const rows = pricesOf(spread).map((row) => ({ ...row, contestId, quotedAt: at, seenAt: at }));
  const shift = spread.opened === undefined ? 0 : spread.opened - spread.home;
  await ctx.db
    .insert(boardPrices)
    .values(rows.map((row) => ({ ...row, openPrice: -110, openLine: row.line! + (row.side === 'home' ? shift : -shift) })));
  if (isClosed) await closeAt(ctx, contestId, rows);
}

/** A finished game with the spread it closed at. */
export async function addPast(
  ctx: Ctx,
  league: LeagueSport,
  { gameId, away, home, spread, stage, values }: PastScore,
): Promise<ContestRow> {
  const contest = await addFootballGame(ctx, gameId, {
    league,
    status: 'final',
    awayScore: away,
    homeScore: home,
    ...(stage ? { stage } : {}),
    ...values,
  });
  if (spread) await addSpread(ctx, contest.id, spread, contest.startsAt, true);
  return contest;
}

/** The final word on a game. */
export async function report(ctx: Ctx, { id }: ContestRow, away: number, home: number): Promise<void> {
  const at = ctx.now();
  const facts = { state: 'final', minutesPlayed: 60, score: { away, home } } as const;
  await ctx.db
    .insert(contestFacts)
    .values({ id: ctx.newId(), contestId: id, version: 1, isFinal: true, facts, factsHash: 'x', reportedAt: at, recordedAt: at });
}
