import { isDeepStrictEqual } from 'node:util';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type BetRow, lockOwnBet, readPick } from '../../bets/index.ts';
import { getBet } from '../get-bet.ts';
import { type GradingRow, listGradings } from '../grading-rows.ts';
import { currentGrade } from '../settle-rules.ts';
import { findDispute, insertDispute } from './dispute-rows.ts';
import { mayDispute } from './dispute-rules.ts';

/** The owner objects to a grade of a selection that was read from text; staff decide. */
export const disputeGrade: Verb<'POST /api/bets/:betId/dispute'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const bet = await lockOwnBet(tx, params.betId, userId);
    const current = getDisputable(bet, currentGrade(await listGradings(tx, bet.id)));
    if (await findDispute(tx, bet.id)) throw new DomainError('CONFLICT', 'You have disputed this grade already.');
    const { selectionText, readAs } = bet;
    const own = body.pick ? await readPick(tx, bet, body.pick) : null;
    if (own && isDeepStrictEqual(own.selection, bet.selection)) throw sameReading(readAs ?? selectionText);
    await insertDispute(tx, {
      id: tx.newId(),
      betId: bet.id,
      reason: body.reason,
      selectionText,
      readAs: readAs ?? selectionText,
      grade: current.grade,
      gradedSequence: current.sequence,
      ownerSelection: own?.selection ?? null,
      ownerReadAs: own?.readAs ?? null,
      createdAt: tx.now(),
    });
    await audit(tx, 'bet.disputed', `bet:${bet.id}`, {
      typed: selectionText,
      readAs,
      ownerReadAs: own?.readAs ?? null,
      grade: current.grade,
      reason: body.reason,
    });
  });
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return getBet(ctx, { params });
};

const sameReading = (readAs: string): DomainError => {
  const message = `That is how it was read: ${readAs}. Choose what you meant instead.`;
  return new DomainError('INVALID_INPUT', message, { issues: [{ path: 'pick', message }] });
};

function getDisputable(bet: BetRow, current: GradingRow | null): GradingRow {
  if (!current) throw new DomainError('CONFLICT', 'This bet has no grade yet. Correct its selection instead.');
  if (!mayDispute(bet, current))
    throw new DomainError('CONFLICT', 'Only a grade that the final score gave to a typed selection can be disputed.');
  return current;
}
