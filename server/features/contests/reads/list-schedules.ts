import { SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { isFollowed } from '../../../sports/registry.ts';
import { listReads } from '../rows/read-rows.ts';

/** Of each sport that the source has, when its schedule was last confirmed; null where it never was. */
export async function listSchedules({ db, ports }: Pick<Ctx, 'db' | 'ports'>): Promise<{ sport: SportKey; readAt: Date | null }[]> {
  const reads = await listReads(db);
  return SPORT_KEYS.filter((sport) => isFollowed(ports, sport)).map((sport) => ({ sport, readAt: reads[sport] ?? null }));
}

/** Sports that the source has and has never told of: whether they play is unknown. */
export const listUnread = async (ctx: Pick<Ctx, 'db' | 'ports'>): Promise<SportKey[]> =>
  (await listSchedules(ctx)).flatMap(({ sport, readAt }) => (readAt === null ? [sport] : []));
