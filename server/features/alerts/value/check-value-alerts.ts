import { ALERT_MAX_AGE_SECONDS, VALUE_ALERT_REST_MINUTES } from '@clearedge/contract/comparison';
import { easternDay, MINUTE_MS } from '@clearedge/quant/calendar';
import { formatAmerican } from '@clearedge/quant/price';
import { eq } from 'drizzle-orm';
import { valueAlerts } from '../../../db/schema/index.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { listValue } from '../../comparison/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { selectionText } from '../alert-words.ts';
import { mayBeReported } from '../check/check-alerts.ts';
import type { ValueAlertRow } from './value-alerts.ts';

type Price = Awaited<ReturnType<typeof listValue>>['items'][number];

/** More than a day's prices of all books. */
const MOST_TOLD = 500;
const keyOf = ({ gameId, market, side, line, book }: Price): string => `${gameId} ${market} ${side} ${line ?? ''} ${book}`;

/** What an alert has not told yet, the best first: its own market and books, on prices confirmed in the last two minutes. */
function newsFor(alert: ValueAlertRow, prices: readonly Price[], now: Date): Price[] {
  const told = new Set(alert.told);
  return prices.filter(
    (price) =>
      (alert.market === null || price.market === alert.market) &&
      (alert.bookCodes.length === 0 || alert.bookCodes.includes(price.book)) &&
      price.evPct >= alert.leastEv &&
      now.getTime() - Date.parse(price.seenAt) <= ALERT_MAX_AGE_SECONDS * 1000 &&
      !told.has(keyOf(price)),
  );
}

const isResting = ({ toldAt }: ValueAlertRow, now: Date): boolean =>
  toldAt !== null && now.getTime() - toldAt.getTime() < VALUE_ALERT_REST_MINUTES * MINUTE_MS;

/** Looks at today's prices once for all standing alerts, and tells each what is new to it. */
export async function checkValueAlerts(ctx: Ctx): Promise<void> {
  const alerts = (await ctx.db.select().from(valueAlerts)).filter((alert) => !isResting(alert, ctx.now()));
  if (alerts.length === 0) return;
  const date = easternDay(ctx.now());
  const { items } = await listValue(ctx, date, { reference: 'market', method: 'power' });
  for (const { id } of alerts.filter((alert) => newsFor(alert, items, ctx.now()).length > 0))
    await ctx.transact((tx) => tell(tx, id, { items, date }));
}

// The alert is read again under its lock: meanwhile its owner may have deleted it, or begun a break. What may not be told now is judged anew.
async function tell(tx: Ctx, id: string, { items, date }: { items: readonly Price[]; date: string }): Promise<void> {
  const [alert] = await tx.db.select().from(valueAlerts).where(eq(valueAlerts.id, id)).for('update');
  if (!alert || isResting(alert, tx.now()) || !(await mayBeReported(tx, alert.userId, 'evBoard'))) return;
  const news = newsFor(alert, items, tx.now());
  if (news.length === 0) return;
  const told = [...alert.told, ...news.map(keyOf)].slice(-MOST_TOLD);
  await tx.db.update(valueAlerts).set({ toldAt: tx.now(), told }).where(eq(valueAlerts.id, id));
  const market = alert.market === null ? '' : `&only=${alert.market}`;
  await postNotification(tx, {
    userId: alert.userId,
    kind: 'price_alert',
    ...wordsOf(news, alert.leastEv, tx.now()),
    href: `/odds-comparison?date=${date}&view=value${market}`,
    dedupeKey: `value-alert:${alert.id}:${tx.now().toISOString()}`,
  });
}

const american = (odds: number): string => formatAmerican(odds).replace('-', '−');

function wordsOf([best, ...rest]: readonly Price[], leastEv: number, now: Date): { title: string; body: string } {
  const { evPct, odds, bookName, fairOdds, bookCount, seenAt } = best!;
  const what = selectionText(best!, best!.line, { sport: best!.sport, awayName: best!.awayTeam, homeName: best!.homeTeam });
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(seenAt)) / 1000));
  const more = rest.length === 0 ? '' : ` ${rest.length} more ${rest.length === 1 ? 'price is' : 'prices are'} at ${leastEv}% or above.`;
  return {
    title: `+${evPct.toFixed(1)}% EV: ${what} at ${american(odds)}`,
    body: `${bookName} offers it, confirmed ${seconds} s ago; fair is ${american(fairOdds)} by ${bookCount} other books.${more}`,
  };
}

export const checkValueAlertsSchedule = defineSchedule({
  name: 'check-value-alerts',
  every: { seconds: 60 },
  job: defineJob({ payload: FIRED, name: 'check-value-alerts', maxAttempts: 2, leaseSeconds: 120, run: checkValueAlerts }),
});
