import type { SportKey } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { ScheduleAge } from '../../../ports/index.ts';
import { noteRead } from '../rows/read-rows.ts';

/** After a feed answered for today: when its source last confirmed that day. An answer that is only repeated stays as old as it is. */
export async function noteSchedule(ctx: Ctx, sport: SportKey, feed: ScheduleAge, asOf: Date): Promise<void> {
  const readAt = feed.findReadAt ? await feed.findReadAt(easternDay(asOf), asOf) : asOf;
  if (readAt) await noteRead(ctx.db, sport, readAt);
}
