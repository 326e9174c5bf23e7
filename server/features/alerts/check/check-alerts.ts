import { can, type Feature } from '@clearedge/contract/entitlements';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { findReader, quietUntil } from '../../accounts/index.ts';
import { findContestById, isBettingClosed, listContestsByIds } from '../../contests/index.ts';
import { closureOf, findLimits } from '../../limits/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { listBoardPrices } from '../../odds/index.ts';
import { type AlertRow, listWaiting, lockAlert, updateAlert } from '../alert-rows.ts';
import { alertNews } from '../alert-words.ts';
import { metBy } from '../met-rules.ts';

/** Looks at every alert that waits, and sends those that have come true. */
export async function checkAlerts(ctx: Ctx): Promise<void> {
  const waiting = await listWaiting(ctx.db);
  if (waiting.length === 0) return;
  const now = ctx.now();
  const contests = (await listContestsByIds(ctx, [...new Set(waiting.map(({ contestId }) => contestId))])).filter(
    (contest) => !isBettingClosed(contest, now),
  );
  const rows = await listBoardPrices(
    ctx,
    contests.map(({ id }) => id),
  );
  const isMet = (alert: AlertRow): boolean =>
    metBy(
      alert,
      rows.filter(({ contestId }) => contestId === alert.contestId),
      now,
    ) !== null;
  for (const alert of waiting.filter(isMet)) await ctx.transact((tx) => send(tx, alert));
}

// Between the look at the board and this moment the price may have gone, the owner may have changed the alert, or begun a break:
// everything is read again, under the alert's lock, right before it is told. What may not be told now waits, and is judged anew next time.
async function send(tx: Ctx, { id, version }: AlertRow): Promise<void> {
  const alert = await lockAlert(tx, id);
  if (alert?.state !== 'waiting' || alert.version !== version) return;
  if (!(await mayBeReported(tx, alert.userId))) return;
  const contest = await findContestById(tx, alert.contestId);
  if (!contest || isBettingClosed(contest, tx.now())) return;
  const found = metBy(alert, await listBoardPrices(tx, [alert.contestId]), tx.now());
  if (!found) return;
  const sent = { sentAt: tx.now(), sentPrice: found.price, sentLine: found.line, sentBook: found.bookName };
  await updateAlert(tx, alert.id, { state: 'sent', ...sent, updatedAt: tx.now() });
  await postNotification(tx, {
    userId: alert.userId,
    kind: 'price_alert',
    ...alertNews(alert, found, contest, tx.now()),
    href: `/odds-comparison?date=${contest.slateOn}&market=${alert.market}&chart=${encodeURIComponent(contest.gameId)}`,
    dedupeKey: `alert:${alert.id}:${alert.version}`,
  });
}

/** Not without the tier, not in quiet hours, not during a break or a self-exclusion, not under 21. */
export async function mayBeReported(tx: Ctx, userId: string, feature: Feature = 'alerts'): Promise<boolean> {
  const reader = await findReader(tx, userId);
  if (!reader || !can(reader, feature) || quietUntil(reader.settings, tx.now())) return false;
  return closureOf(await findLimits(tx, userId), tx.now()) === null;
}

export const checkAlertsSchedule = defineSchedule({
  name: 'check-price-alerts',
  every: { seconds: 60 },
  job: defineJob({ payload: FIRED, name: 'check-price-alerts', maxAttempts: 2, leaseSeconds: 120, run: checkAlerts }),
});
