import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { passAdmin } from '../rows/member-rows.ts';
import { getOther, lockAsAdmin } from './check-role.ts';
import { tellNewAdmin } from './leave-group.ts';

export const handOver: Verb<'POST /api/groups/:groupId/members/:memberId/hand-over'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const locked = await lockAsAdmin(tx, params.groupId, userId);
    const other = getOther(locked, params.memberId);
    await passAdmin(tx, locked.own.id, other.id);
    await addActivity(tx, locked.group.id, 'handed_over', userId, other.userId);
    await tellNewAdmin(tx, locked.group, other);
  });
  return { ok: true };
};
