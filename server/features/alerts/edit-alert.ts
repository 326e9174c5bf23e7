import { requireUser } from '../../kernel/access.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { findContestById, isBettingClosed } from '../contests/index.ts';
import { checkMayOffer } from '../limits/index.ts';
import { type AlertRow, lockAlertsOf, lockOwnAlert, removeAlert, updateAlert } from './alert-rows.ts';
import { checkMayWait, whereItStands } from './create-alert.ts';
import { presentAlert } from './present-alert.ts';
import { decideTerms } from './term-rules.ts';

/** Waits for something else on the same side; one that was sent waits again, and is told once more. */
export const editAlert: Verb<'PATCH /api/price-alerts/:alertId'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) => {
    await checkMayOffer(tx, userId);
    await lockAlertsOf(tx, userId);
    const before = await lockOwnAlert(tx, params.alertId, userId);
    const contest = await findContestById(tx, before.contestId);
    if (!contest) throw new DomainError('NOT_FOUND', 'This game could not be found.');
    const terms = decideTerms(before, contest.sport, body);
    if (before.state === 'sent') await checkMayWait(tx, userId, contest);
    else if (isBettingClosed(contest, tx.now()))
      throw new DomainError('CONTEST_STARTED', 'This game has already started. Alerts end when it starts.');
    const change: Partial<AlertRow> = {
      ...terms,
      ...(await whereItStands(tx, { ...before, ...terms })),
      state: 'waiting',
      version: before.version + 1,
      updatedAt: tx.now(),
      sentAt: null,
      sentPrice: null,
      sentLine: null,
      sentBook: null,
    };
    await updateAlert(tx, before.id, change);
    return presentAlert({ ...before, ...change }, contest, tx.now());
  });
};

export const deleteAlert: Verb<'DELETE /api/price-alerts/:alertId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    await lockOwnAlert(tx, params.alertId, userId);
    await removeAlert(tx, params.alertId);
  });
  return { ok: true };
};
