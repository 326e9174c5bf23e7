import { HOUSE_RULES, type HouseRule } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { gradeSelection, type SportResult } from '../../../sports/registry.ts';
import { type Contest, isBettingClosed, isEnded, listNewestFacts } from '../../contests/index.ts';
import { type OfferedPrice, selectionOf } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';
import type { GradeSide } from '../rules/cell-rules.ts';
import { type BookRow, bookRows, type GameOdds, gameOdds, MAIN, type MarketOdds, marketView, otherOdds } from './game-odds-rules.ts';
import { pricesOf } from './game-prices.ts';

export interface ShownPrices {
  /** The best price across books; the closing price once a game is past betting. */
  odds: GameOdds[];
  /** Every other market that a book prices. */
  others: MarketOdds[];
  books: BookRow[];
  /** The moneyline without the books' margin. */
  market: ReturnType<typeof marketView>;
  /** The house rules that the sides were graded by; none before the result. */
  rules: HouseRule[];
}

/** Grades sides by the result, and notes the house rules that decided them. */
const gradeByScore =
  (known: SportResult | null, rules: Set<string>): GradeSide =>
  (market, side, line) => {
    const selection = known && selectionOf(market, side, line);
    const result = selection && gradeSelection(selection, { ...known, isFinal: true }, { pitcherRule: 'action' });
    if (result?.kind !== 'graded') return null;
    rules.add(result.rule);
    return result.grade;
  };

const idsOf = (some: readonly Contest[]): string[] => some.map(({ id }) => id);
const ownOf = (rows: readonly OfferedPrice[], id: string): OfferedPrice[] => rows.filter(({ contestId }) => contestId === id);

/** The main markets of any sport's games by contest, each side at the best price across books; the closing price once a game is past betting. */
export async function listGameOdds(ctx: Ctx, contests: readonly Contest[]): Promise<Map<string, GameOdds[]>> {
  const now = ctx.now();
  const board = await listBoard(ctx.db, idsOf(contests), MAIN);
  const closings = await listClosings(ctx.db, idsOf(contests.filter((contest) => isBettingClosed(contest, now))), MAIN);
  const oddsOf = (contest: Contest): GameOdds[] => {
    const { rows, context } = pricesOf(contest, board, closings, () => null, now);
    return gameOdds(rows, context);
  };
  return new Map(contests.map((contest) => [contest.id, oddsOf(contest)]));
}

export async function listLeaguePrices(ctx: Ctx, contests: readonly Contest[]): Promise<Map<string, ShownPrices>> {
  const now = ctx.now();
  const board = await listBoard(ctx.db, idsOf(contests));
  const closings = await listClosings(ctx.db, idsOf(contests.filter((contest) => isBettingClosed(contest, now))));
  const facts = await listNewestFacts(ctx, idsOf(contests.filter(isEnded)));
  const shown = (contest: Contest): ShownPrices => {
    const rules = new Set<string>();
    const gradeSide = gradeByScore(facts.get(contest.id) ?? null, rules);
    const { rows, context } = pricesOf(contest, ownOf(board, contest.id), ownOf(closings, contest.id), gradeSide, now);
    return {
      odds: gameOdds(rows, context),
      others: otherOdds(rows, context),
      books: bookRows(rows, context),
      market: marketView(rows, context),
      rules: HOUSE_RULES.filter(({ id }) => rules.has(id)),
    };
  };
  return new Map(contests.map((contest) => [contest.id, shown(contest)]));
}
