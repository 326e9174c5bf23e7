import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { postNotification } from '../../notifications/index.ts';
import { decideLeaving } from '../group-rules.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { freePlace, type GroupRow } from '../rows/group-rows.ts';
import { endMember, listGroupsOfUser, passAdmin } from '../rows/member-rows.ts';
import { type LockedGroup, lockOwnGroup } from './check-role.ts';

/** Tells the new admin, in the transaction that makes them one. */
export const tellNewAdmin = (tx: Ctx, group: GroupRow, { userId, id }: { userId: string; id: string }): Promise<void> =>
  postNotification(tx, {
    userId,
    kind: 'group',
    title: `You are now the admin of ${group.name}`,
    body: 'You can renew the invite code, remove members and hand the group over.',
    href: '/groups',
    dedupeKey: `group-admin:${id}:${tx.now().toISOString()}`,
  });

async function leaveIn(tx: Ctx, { group, own, members }: LockedGroup): Promise<void> {
  const leaving = decideLeaving(own, members);
  if (leaving.kind === 'hand_over') {
    await passAdmin(tx, own.id, leaving.successor.id);
    await addActivity(tx, group.id, 'handed_over', own.userId, leaving.successor.userId);
    await tellNewAdmin(tx, group, leaving.successor);
  }
  await endMember(tx, own.id, 'left');
  await freePlace(tx, group.id, leaving.kind === 'close');
  await addActivity(tx, group.id, 'left', own.userId);
  if (leaving.kind === 'close') await addActivity(tx, group.id, 'closed', own.userId);
}

export const leaveGroup: Verb<'POST /api/groups/:groupId/leave'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => leaveIn(tx, await lockOwnGroup(tx, params.groupId, userId)));
  return { ok: true };
};

/** Leaves every group of an account that is about to be deleted, in the same transaction: no group is left without an admin. */
export async function leaveAllGroups(tx: Ctx, userId: string): Promise<void> {
  const own = await listGroupsOfUser(tx, userId);
  for (const { group } of own.toSorted((a, b) => (a.group.id < b.group.id ? -1 : 1)))
    await leaveIn(tx, await lockOwnGroup(tx, group.id, userId));
}
