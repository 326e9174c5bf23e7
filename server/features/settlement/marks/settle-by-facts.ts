import type { Ctx } from '../../../kernel/ctx.ts';
import type { BetRow } from '../../bets/index.ts';
import { findContestById, findSportFacts } from '../../contests/index.ts';
import { lockGradableGolf } from '../../golf/index.ts';
import { findGolfClose } from '../golf/settle-tournament.ts';
import { listGradings } from '../grading-rows.ts';
import { findClose } from '../settle-contest.ts';
import { settleOne } from '../settle-one.ts';
import { standingGrade } from '../settle-rules.ts';

/** Settles a bet that its owner asks about by what is official; false where that decides nothing. */
export async function settleByFacts(tx: Ctx, { id, contestId, tournamentId }: BetRow): Promise<boolean> {
  const golf = tournamentId === null ? null : await lockGradableGolf(tx, tournamentId);
  const isHeld = contestId !== null && (await findContestById(tx, contestId))?.resultHold !== null;
  const facts = contestId === null || isHeld ? null : await findSportFacts(tx, contestId);
  if (golf && golf !== 'held') await settleOne(tx, id, golf, findGolfClose, true);
  if (facts) await settleOne(tx, id, facts, findClose, true);
  return standingGrade(await listGradings(tx, id))?.gradedBy === 'settlement';
}
