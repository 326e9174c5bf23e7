import { isDeepStrictEqual } from 'node:util';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type BetRow, lockOwnBet, readPick } from '../../bets/index.ts';
import { getBet } from '../get-bet.ts';
import { type GradingRow, listGradings } from '../grading-rows.ts';
import { standingGrade } from '../settle-rules.ts';
import { findDispute, insertDispute } from './dispute-rows.ts';
import { mayDispute } from './dispute-rules.ts';

/** The owner objects to a grade of a selection that was read from text; staff decide. */
export const disputeGrade: Verb<'POST /api/bets/:betId/dispute'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const bet = await lockOwnBet(tx, params.betId, userId);
    const standing = getDisputable(bet, standingGrade(await listGradings(tx, bet.id)));
    if (await findDispute(tx, bet.id)) throw new Refusal('CONFLICT', 'You have disputed this grade already.');
    const { selectionText, readAs } = bet;
    const own = body.pick ? await readPick(tx, bet, body.pick) : null;
    if (own && isDeepStrictEqual(own.selection, bet.selection)) throw sameReading(readAs ?? selectionText);
    await insertDispute(tx, {
      id: tx.newId(),
      betId: bet.id,
      reason: body.reason,
      selectionText,
      readAs: readAs ?? selectionText,
      grade: standing.grade,
      gradedSequence: standing.sequence,
      ownerSelection: own?.selection ?? null,
      ownerReadAs: own?.readAs ?? null,
      createdAt: tx.now(),
    });
    await audit(tx, 'bet.disputed', `bet:${bet.id}`, {
      typed: selectionText,
      readAs,
      ownerReadAs: own?.readAs ?? null,
      grade: standing.grade,
      reason: body.reason,
    });
  });
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return getBet(ctx, { params });
};

const sameReading = (readAs: string): Refusal => {
  const message = `That is how it was read: ${readAs}. Choose what you meant instead.`;
  return new Refusal('INVALID_INPUT', message, { issues: [{ path: 'pick', message }] });
};

function getDisputable(bet: BetRow, standing: GradingRow | null): GradingRow {
  if (!standing) throw new Refusal('CONFLICT', 'This bet has no grade yet. Correct its selection instead.');
  if (!mayDispute(bet, standing))
    throw new Refusal('CONFLICT', 'Only a grade that the final score gave to a typed selection can be disputed.');
  return standing;
}
