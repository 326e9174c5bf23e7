import { sportsWith } from '@clearedge/contract/sports';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getContest, isBettingClosed } from '../../contests/index.ts';
import { listMarketSides } from '../../odds/index.ts';
import { listNewestAnalyses } from '../analysis-rows.ts';
import { presentAnalysis } from './present-analysis.ts';

/** The last analysis of a game: at the current prices until it begins, at those of its making after. */
export const getAnalysis: Verb<'GET /api/games/:gameId/analysis'> = async (ctx, { params }) => {
  const contest = await getContest(ctx, params.gameId, sportsWith('hasAnalysis'));
  const row = (await listNewestAnalyses(ctx.db, [contest.id])).get(contest.id);
  if (!row) throw new Refusal('NOT_FOUND', 'This game has not been analyzed yet.');
  return presentAnalysis(row, contest.gameId, isBettingClosed(contest, ctx.now()) ? null : await listMarketSides(ctx, [contest.id]));
};
