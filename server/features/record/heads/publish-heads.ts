import { easternDay } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { CHAIN_START } from '../../chain/index.ts';
import { readRecord } from '../read-record.ts';
import { addHeads, findNewestHeads } from './head-rows.ts';
import { digestOf, headsOf, signStatement } from './head-rules.ts';

/** Signs and keeps where both chains end, once for each Eastern day. Safe to run at any time and by several processes at once. */
export async function publishHeads(ctx: Ctx): Promise<void> {
  const publishedOn = easternDay(ctx.now());
  const newest = await findNewestHeads(ctx.db);
  if (newest && newest.publishedOn >= publishedOn) return;
  const publishedAt = ctx.now();
  const statement = {
    kind: 'heads',
    day: publishedOn,
    publishedAt: publishedAt.toISOString(),
    source: ctx.ports.source.label,
    previous: newest ? digestOf(newest.statement) : CHAIN_START,
    ...headsOf(await readRecord(ctx)),
  };
  await addHeads(ctx.db, { publishedOn, publishedAt, ...signStatement(ctx, statement) });
}

const publishHeadsJob = defineJob({ payload: FIRED, name: 'publish-record-heads', maxAttempts: 5, run: (ctx) => publishHeads(ctx) });

/** Shortly after midnight Eastern: the day before is whole but for late games. */
export const publishHeadsSchedule = defineSchedule({ name: 'publish-record-heads', job: publishHeadsJob, every: { cron: '5 0 * * *' } });
