import { gradeFootball, type LeagueFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, isEnded, listFootballFacts } from '../../contests/index.ts';
import { type OfferedPrice, selectionOf } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';
import type { GradeSide } from '../rules/cell-rules.ts';
import { type BookRow, bookRows, type GameOdds, gameOdds, marketView } from './game-odds-rules.ts';
import { pricesOf } from './game-prices.ts';

export interface ShownPrices {
  /** The best price across books; the closing price once a game is past betting. */
  odds: GameOdds[];
  books: BookRow[];
  /** The moneyline without the books' margin. */
  market: ReturnType<typeof marketView>;
}

const gradeByScore =
  (facts: LeagueFacts | null): GradeSide =>
  (market, side, line) => {
    const selection = facts && selectionOf(market, side, line);
    if (!selection) return null;
    const result = gradeFootball(selection, facts);
    return result.kind === 'graded' ? result.grade : null;
  };

const ownOf = (rows: readonly OfferedPrice[], id: string): OfferedPrice[] => rows.filter(({ contestId }) => contestId === id);

export async function listFootballPrices(ctx: Ctx, contests: readonly Contest[]): Promise<Map<string, ShownPrices>> {
  const now = ctx.now();
  const idsOf = (some: readonly Contest[]): string[] => some.map(({ id }) => id);
  const board = await listBoard(ctx.db, idsOf(contests));
  const closings = await listClosings(ctx.db, idsOf(contests.filter((contest) => isBettingClosed(contest, now))));
  const facts = await listFootballFacts(ctx, idsOf(contests.filter(isEnded)));
  const shown = (contest: Contest): ShownPrices => {
    const gradeSide = gradeByScore(facts.get(contest.id) ?? null);
    const { rows, context } = pricesOf(contest, ownOf(board, contest.id), ownOf(closings, contest.id), gradeSide, now);
    return { odds: gameOdds(rows, context), books: bookRows(rows, context), market: marketView(rows, context) };
  };
  return new Map(contests.map((contest) => [contest.id, shown(contest)]));
}
