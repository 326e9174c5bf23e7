import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { changeOf } from '../group-rules.ts';
import { getOwnGroup } from '../present-group.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { writeGroup } from '../rows/group-rows.ts';
import { lockAsAdmin } from './check-role.ts';

/** Changes what a group is called, says of itself, holds, and who may find it. Nobody is put out by a smaller size. */
export const editGroup: Verb<'PATCH /api/groups/:groupId'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) => {
    const { group } = await lockAsAdmin(tx, params.groupId, userId);
    const change = changeOf(group, body);
    if (change.maxMembers !== undefined && change.maxMembers < group.memberCount) {
      const message = `The group has ${group.memberCount} members. Choose ${group.memberCount} or more.`;
      throw new Refusal('CONFLICT', message, { issues: [{ path: 'maxMembers', message }] });
    }
    if (Object.keys(change).length > 0) {
      await writeGroup(tx, group.id, change);
      await addActivity(tx, group.id, 'edited', userId);
    }
    return getOwnGroup(tx, group.id, userId);
  });
};
