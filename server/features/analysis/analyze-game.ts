import { sportsWith } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Verb } from '../../kernel/feature.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Contest, getContest, isBettingClosed } from '../contests/index.ts';
import { listNewestAnalyses } from './analysis-rows.ts';
import { analyzeContests } from './analyze-contests.ts';
import { getAnalysis } from './reads/get-analysis.ts';

/** Analyses a game now; while nothing has changed since the last analysis, that one is the answer. */
export const analyzeGame: Verb<'POST /api/games/:gameId/analyze'> = async (ctx, { params }) => {
  const contest = await getContest(ctx, params.gameId, sportsWith('hasAnalysis'));
  const made = await analyzeContests(ctx, [contest]);
  if (made.length > 0) await ctx.publish({ topic: 'slate', slateOn: contest.slateOn, sport: contest.sport });
  else await checkAnalysed(ctx, contest);
  return getAnalysis(ctx, { params });
};

async function checkAnalysed(ctx: Ctx, contest: Contest): Promise<void> {
  if ((await listNewestAnalyses(ctx.db, [contest.id])).size > 0) return;
  if (isBettingClosed(contest, ctx.now()))
    throw new Refusal('CONTEST_STARTED', 'This game has begun and was not analyzed before its first pitch.');
  throw new Refusal(
    'UNPROCESSABLE',
    "The model has no opinion of this game yet. It looks at today's and tomorrow's games; try again in a few minutes.",
  );
}
