import { type FootballFacts, gradeFootball } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, isEnded, listFootballFacts, type SportEvent } from '../../events/index.ts';
import { type OfferedPrice, selectionOf } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';
import type { GradeSide } from '../rules/cell-rules.ts';
import { type BookRow, bookRows, type GameOdds, gameOdds, marketView } from './game-odds-rules.ts';
import { pricesOf } from './present-game.ts';

export interface ShownPrices {
  /** The best price across books; the closing price once a game is past betting. */
  odds: GameOdds[];
  books: BookRow[];
  /** The moneyline without the books' margin. */
  market: ReturnType<typeof marketView>;
}

const gradeByScore =
  (facts: FootballFacts | null): GradeSide =>
  (market, side, line) => {
    const selection = facts && selectionOf(market, side, line);
    if (!selection) return null;
    const result = gradeFootball(selection, facts);
    return result.kind === 'graded' ? result.grade : null;
  };

const ownOf = (rows: readonly OfferedPrice[], id: string): OfferedPrice[] => rows.filter(({ eventId }) => eventId === id);

/** What is shown of these football games' prices, by event. */
export async function listFootballPrices(ctx: Ctx, events: readonly SportEvent[]): Promise<Map<string, ShownPrices>> {
  const now = ctx.now();
  const idsOf = (some: readonly SportEvent[]): string[] => some.map(({ id }) => id);
  const board = await listBoard(ctx.db, idsOf(events));
  const closings = await listClosings(ctx.db, idsOf(events.filter((event) => isBettingClosed(event, now))));
  const facts = await listFootballFacts(ctx, idsOf(events.filter(isEnded)));
  const shown = (event: SportEvent): ShownPrices => {
    const gradeSide = gradeByScore(facts.get(event.id) ?? null);
    const { rows, context } = pricesOf(event, ownOf(board, event.id), ownOf(closings, event.id), gradeSide, now);
    return { odds: gameOdds(rows, context), books: bookRows(rows, context), market: marketView(rows, context) };
  };
  return new Map(events.map((event) => [event.id, shown(event)]));
}
