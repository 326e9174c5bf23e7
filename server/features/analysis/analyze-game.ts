import type { Ctx } from '../../kernel/ctx.ts';
import type { Verb } from '../../kernel/feature.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getEvent, isBettingClosed, type SportEvent } from '../events/index.ts';
import { listNewestAnalyses } from './analysis-rows.ts';
import { analyzeEvents } from './analyze-events.ts';
import { getAnalysis } from './reads/get-analysis.ts';

/** Analyses a game now; while nothing has changed since the last analysis, that one is the answer. */
export const analyzeGame: Verb<'POST /api/games/:gameId/analyze'> = async (ctx, { params }) => {
  const event = await getEvent(ctx, params.gameId);
  const made = await analyzeEvents(ctx, [event]);
  if (made.length > 0) await ctx.publish({ topic: 'slate', slateOn: event.slateOn });
  else await checkAnalysed(ctx, event);
  return getAnalysis(ctx, { params });
};

async function checkAnalysed(ctx: Ctx, event: SportEvent): Promise<void> {
  if ((await listNewestAnalyses(ctx.db, [event.id])).size > 0) return;
  if (isBettingClosed(event, ctx.now()))
    throw new Refusal('EVENT_STARTED', 'This game has begun and was not analyzed before its first pitch.');
  throw new Refusal(
    'UNPROCESSABLE',
    "The model has no opinion of this game yet. It looks at today's and tomorrow's games; try again in a few minutes.",
  );
}
