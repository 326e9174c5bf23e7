import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getEvent, isBettingClosed } from '../../events/index.ts';
import { listMarketSides } from '../../odds/index.ts';
import { listNewestAnalyses } from '../analysis-rows.ts';
import { presentAnalysis } from './present-analysis.ts';

/** The last analysis of a game: at the current prices until it begins, at those of its making after. */
export const getAnalysis: Verb<'GET /api/games/:gameId/analysis'> = async (ctx, { params }) => {
  const event = await getEvent(ctx, params.gameId);
  const row = (await listNewestAnalyses(ctx.db, [event.id])).get(event.id);
  if (!row) throw new Refusal('NOT_FOUND', 'This game has not been analyzed yet.');
  return presentAnalysis(row, event.gameId, isBettingClosed(event, ctx.now()) ? null : await listMarketSides(ctx, [event.id]));
};
