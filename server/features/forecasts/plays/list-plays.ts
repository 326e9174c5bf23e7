import type { Ctx } from '../../../kernel/ctx.ts';
import { listContestsByIds } from '../../contests/index.ts';
import { listSidesOf } from '../../odds/index.ts';
import { listOpinions } from '../read-opinions.ts';
import type { Play } from './play-rules.ts';
import { playsOn } from './plays-on.ts';

/** `playsOn` these contests as they stand now. */
export async function listPlays(ctx: Ctx, contestIds: readonly string[]): Promise<Play[]> {
  const contests = await listContestsByIds(ctx, contestIds);
  return playsOn(contests, await listOpinions(ctx, contestIds), await listSidesOf(ctx, contests));
}
