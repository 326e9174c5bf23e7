import type { Ctx } from '../../../kernel/ctx.ts';
import { listEventsByIds } from '../../events/index.ts';
import { listSidesOf } from '../../odds/index.ts';
import { listOpinions } from '../read-opinions.ts';
import type { Play } from './play-rules.ts';
import { playsOn } from './plays-on.ts';

/** `playsOn` these events as they stand now. */
export async function listPlays(ctx: Ctx, eventIds: readonly string[]): Promise<Play[]> {
  const events = await listEventsByIds(ctx, eventIds);
  return playsOn(events, await listOpinions(ctx, eventIds), await listSidesOf(ctx, events));
}
