import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { postNotification } from '../../notifications/index.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { freePlace } from '../rows/group-rows.ts';
import { endMember } from '../rows/member-rows.ts';
import { getOther, lockAsAdmin } from './check-role.ts';

export const removeMember: Verb<'DELETE /api/groups/:groupId/members/:memberId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const locked = await lockAsAdmin(tx, params.groupId, userId);
    const other = getOther(locked, params.memberId);
    await endMember(tx, other.id, 'removed');
    await freePlace(tx, locked.group.id, false);
    await addActivity(tx, locked.group.id, 'removed', userId, other.userId);
    await postNotification(tx, {
      userId: other.userId,
      kind: 'group',
      title: `You were removed from ${locked.group.name}`,
      body: 'Your bets and your results stay yours.',
      href: '/groups',
      dedupeKey: `group-removed:${other.id}`,
    });
  });
  return { ok: true };
};
