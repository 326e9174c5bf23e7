import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, isEnded, listDay, listFacts, listSlateRecords } from '../../contests/index.ts';
import { listBoard } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';
import { type Game, gradeByInnings, presentGame, pricesOf } from './present-game.ts';

const MAIN = ['moneyline', 'spread', 'total'] as const;

/** The slate of an Eastern day with the best price across books; closing prices and grades once a game is past betting. */
export async function listGames(ctx: Ctx, slateOn: string): Promise<Game[]> {
  const now = ctx.now();
  const contests = await listDay(ctx, slateOn);
  const first = contests[0];
  if (!first) return [];
  const ids = contests.map(({ id }) => id);
  const records = await listSlateRecords(ctx, first.seasonYear, slateOn);
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
      records,
      pricesOf(contest, board, closings, gradeByInnings(facts.get(contest.id) ?? null), now),
      facts.get(contest.id) ?? null,
    ),
  );
}
