import { SPORT_KEYS, SPORTS } from '@clearedge/contract/sports';
import { Uuid } from '@clearedge/contract/terms';
import { joinWords } from '@clearedge/contract/words/join-words';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, findContest, findContestById } from '../../contests/index.ts';
import { findTournament } from '../../golf/index.ts';
import type { Problem } from './leg-rules.ts';

const UNKNOWN: Problem = { code: 'NOT_FOUND', message: 'The requested game could not be found.' };
const leagues = (hasPractice: boolean, last: 'and' | 'or'): string =>
  joinWords(
    SPORT_KEYS.filter((key) => SPORTS[key].hasPractice === hasPractice).map((key) => SPORTS[key].league),
    last,
  );
const OTHER_SPORT: Problem = {
  code: 'UNPROCESSABLE',
  message: `Practice bets take ${leagues(true, 'and')} games for now. Track a ${leagues(false, 'or')} bet in My Bets instead.`,
};

/** The game that a practice bet names by its `gameId` or its `id`, or why it cannot be bet on. */
export async function findGame(ctx: Ctx, gameId: string): Promise<{ contest: Contest } | { problem: Problem }> {
  const contest = Uuid.safeParse(gameId).success ? await findContestById(ctx, gameId) : await findContest(ctx, gameId);
  if (contest) return SPORTS[contest.sport].hasPractice ? { contest } : { problem: OTHER_SPORT };
  return { problem: gameId.startsWith('golf-') && (await findTournament(ctx, gameId)) ? OTHER_SPORT : UNKNOWN };
}
