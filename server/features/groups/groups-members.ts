import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { postNotification } from '../notifications/index.ts';
import { decideLeaving } from './group-rules.ts';
import { notFound } from './present-group.ts';
import { addActivity } from './rows/activity-rows.ts';
import { freePlace, type GroupRow, lockGroup } from './rows/group-rows.ts';
import { endMember, findMember, type KnownMember, listGroupsOfUser, listMembersOf, type MemberRow, passAdmin } from './rows/member-rows.ts';

/** The caller's own membership, or the refusal that everybody outside gets. */
export async function getMembership(ctx: Ctx, groupId: string, userId: string): Promise<MemberRow> {
  const member = await findMember(ctx, groupId, userId);
  if (!member) throw notFound();
  return member;
}

interface LockedGroup {
  group: GroupRow;
  own: KnownMember;
  members: KnownMember[];
}

/** The group, locked, with its members; refuses who is none of them. */
async function lockOwnGroup(tx: Ctx, groupId: string, userId: string): Promise<LockedGroup> {
  const group = await lockGroup(tx, groupId);
  const members = group ? await listMembersOf(tx, [groupId]) : [];
  const own = members.find((member) => member.userId === userId);
  if (!group || !own) throw notFound();
  return { group, own, members };
}

/** The group, locked, with its members; refuses everyone but its admin. */
export async function lockAsAdmin(tx: Ctx, groupId: string, userId: string): Promise<LockedGroup> {
  const locked = await lockOwnGroup(tx, groupId, userId);
  if (locked.own.role !== 'admin') throw new DomainError('FORBIDDEN', "Only the group's admin can do this.");
  return locked;
}

/** Another member of the group by the membership's id. */
export function getOther({ members, own }: LockedGroup, memberId: string): KnownMember {
  const other = members.find(({ id }) => id === memberId);
  if (!other) throw new DomainError('NOT_FOUND', 'This member could not be found.');
  if (other.id === own.id) throw new DomainError('CONFLICT', 'Use Leave group to remove yourself.');
  return other;
}

/** Tells the new admin, in the transaction that makes them one. */
export const notifyNewAdmin = (tx: Ctx, group: GroupRow, { userId, id }: { userId: string; id: string }): Promise<void> =>
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
    await notifyNewAdmin(tx, group, leaving.successor);
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
