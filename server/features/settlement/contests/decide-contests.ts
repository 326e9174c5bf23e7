import { type AnyFacts, isGolfFacts } from '@clearedge/quant/grading';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type BetRow, heldUntil, lockBet } from '../../bets/index.ts';
import { findSportFacts } from '../../events/index.ts';
import { findGolfFacts } from '../../golf/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { listGradings } from '../grading-rows.ts';
import { standingGrade } from '../settle-rules.ts';
import { type ContestRow, decideContest, findContestById, listOpenContests } from './contest-rows.ts';
import { gradeAs } from './contest-rules.ts';

/** Contested grades that wait for staff, each with what was typed, what it was read as, and what graded it. */
export const listContests: Verb<'GET /api/admin/contests'> = async (ctx) => {
  const open = await listOpenContests(ctx);
  return Promise.all(
    open.map(async ({ contest, bet, username }) => {
      const standing = standingGrade(await listGradings(ctx, bet.id));
      const facts = standing?.facts ?? null;
      return {
        contestId: contest.id,
        betId: bet.id,
        username,
        game: bet.gameLabel,
        typed: contest.selectionText,
        readAs: contest.readAs,
        grade: standing?.grade ?? contest.grade,
        sequence: standing?.sequence ?? contest.gradedSequence,
        ownerReadAs: contest.ownerReadAs,
        ownerGrade: contest.ownerSelection && gradeAs(contest.ownerSelection, bet, await findFacts(ctx, bet)),
        formula: standing?.formula ?? '',
        finalScore: facts && !isGolfFacts(facts) ? facts.score : null,
        odds: bet.odds,
        reason: contest.reason,
        at: contest.createdAt.toISOString(),
      };
    }),
  );
};

/** The newest official facts of a bet's game or tournament. */
async function findFacts(ctx: Ctx, { eventId, tournamentId }: BetRow): Promise<AnyFacts | null> {
  if (tournamentId !== null) return (await findGolfFacts(ctx, tournamentId))?.facts ?? null;
  return eventId === null ? null : ((await findSportFacts(ctx, eventId))?.facts ?? null);
}

/** The bet is locked before its contest is read, as by everybody who grades it. */
async function lockContested(tx: Ctx, contestId: string): Promise<{ contest: ContestRow; bet: BetRow }> {
  const found = await findContestById(tx, contestId);
  const bet = found && (await lockBet(tx, found.betId));
  const contest = bet && (await findContestById(tx, contestId));
  if (!contest || !bet) throw new Refusal('NOT_FOUND', 'This contested grade could not be found.');
  return { contest, bet };
}

/** Staff keep a contested grade; its owner is told why. Another grade goes through the regrade, which decides the contest as well. */
export const upholdGrade: Verb<'POST /api/admin/contests/:contestId/uphold'> = async (ctx, { params, body }) => {
  const decidedBy = requireUser(ctx.actor);
  const owner = await ctx.transact(async (tx) => {
    const { contest, bet } = await lockContested(tx, params.contestId);
    if (contest.decision) throw new Refusal('CONFLICT', 'This grade was decided already. Refresh the list.');
    if (standingGrade(await listGradings(tx, bet.id))?.sequence !== body.sequence)
      throw new Refusal('CONFLICT', 'This bet was graded again in the meantime. Look at it once more.');
    await decideContest(tx, bet.id, { decision: 'upheld', decisionReason: body.reason, decidedBy });
    await audit(tx, 'bet.contest-upheld', `bet:${bet.id}`, { typed: contest.selectionText, readAs: contest.readAs, reason: body.reason });
    await postNotification(tx, {
      userId: bet.userId,
      kind: 'bet_settled',
      title: 'Grade upheld',
      body: `${bet.selectionText}: ${body.reason}`,
      href: `/my-bets?tab=history&bet=${bet.id}`,
      dedupeKey: `contest:${contest.id}`,
      shownFrom: await heldUntil(tx, bet.userId),
    });
    return bet.userId;
  });
  await ctx.publish({ topic: 'user', userId: owner, what: 'bets' });
  return { contestId: params.contestId, decision: 'upheld' };
};
