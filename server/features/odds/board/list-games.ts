import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, isEnded, listDay, listFacts, listSlateRecords, type Sport, type StoredRecords } from '../../contests/index.ts';
import { listBoard } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';
import { MAIN } from './game-odds-rules.ts';
import { pricesOf } from './game-prices.ts';
import { type Game, gradeByInnings, presentGame } from './mlb/present-game.ts';

/** These sports' games of an Eastern day with the best price across books; closing prices and grades once a game is past betting. */
export async function listGames(ctx: Ctx, slateOn: string, sports: readonly Sport[]): Promise<Game[]> {
  const now = ctx.now();
  const contests = await listDay(ctx, slateOn, sports);
  if (contests.length === 0) return [];
  const ids = contests.map(({ id }) => id);
  const seasons = new Map(contests.map(({ sport, seasonYear }) => [sport, seasonYear]));
  const records = new Map<Sport, StoredRecords>();
  for (const [sport, year] of seasons) records.set(sport, await listSlateRecords(ctx, sport, year, slateOn));
  const board = await listBoard(ctx.db, ids, MAIN);
  const closings = await listClosings(
    ctx.db,
    contests.filter((contest) => isBettingClosed(contest, now)).map(({ id }) => id),
    MAIN,
  );
  const facts = await listFacts(
    ctx,
    contests.filter(isEnded).map(({ id }) => id),
  );
  return contests.map((contest) =>
    presentGame(
      contest,
      records.get(contest.sport)!,
      pricesOf(contest, board, closings, gradeByInnings(facts.get(contest.id) ?? null), now),
      facts.get(contest.id) ?? null,
    ),
  );
}
