import { Uuid } from '@clearedge/contract/terms';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, findContest, findContestById } from '../../contests/index.ts';
import { findTournament } from '../../golf/index.ts';
import type { Problem } from './leg-rules.ts';

const UNKNOWN: Problem = { code: 'NOT_FOUND', message: 'The requested game could not be found.' };
const OTHER_SPORT: Problem = {
  code: 'UNPROCESSABLE',
  message: 'Practice bets take MLB games for now. Track a CFL or golf bet in My Bets instead.',
};

/** The game that a practice bet names by its `gameId` or its `id`, or why it cannot be bet on. */
export async function findGame(ctx: Ctx, gameId: string): Promise<{ contest: Contest } | { problem: Problem }> {
  const contest = Uuid.safeParse(gameId).success ? await findContestById(ctx, gameId) : await findContest(ctx, gameId, 'any');
  if (contest) return contest.sport === 'mlb' ? { contest } : { problem: OTHER_SPORT };
  return { problem: gameId.startsWith('golf-') && (await findTournament(ctx, gameId)) ? OTHER_SPORT : UNKNOWN };
}
