import { isGolfFacts } from '@clearedge/quant/grading';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { heldUntil, lockBet } from '../../bets/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { listGradings } from '../grading-rows.ts';
import { standingGrade } from '../settle-rules.ts';
import { decideContest, listOpenContests, lockContest } from './contest-rows.ts';

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
        formula: standing?.formula ?? '',
        finalScore: facts && !isGolfFacts(facts) ? facts.score : null,
        odds: bet.odds,
        reason: contest.reason,
        at: contest.createdAt.toISOString(),
      };
    }),
  );
};

/** Staff keep a contested grade; its owner is told why. Another grade goes through the regrade, which decides the contest as well. */
export const upholdGrade: Verb<'POST /api/admin/contests/:contestId/uphold'> = async (ctx, { params, body }) => {
  const decidedBy = requireUser(ctx.actor);
  const owner = await ctx.transact(async (tx) => {
    const contest = await lockContest(tx, params.contestId);
    const bet = contest && (await lockBet(tx, contest.betId));
    if (!contest || !bet) throw new Refusal('NOT_FOUND', 'This contest could not be found.');
    if (contest.decision) throw new Refusal('CONFLICT', 'This contest is decided already.');
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
