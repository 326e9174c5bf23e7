import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { notFound } from '../present-group.ts';
import { type GroupRow, lockGroup } from '../rows/group-rows.ts';
import { findMember, type KnownMember, listMembersOf, type MemberRow } from '../rows/member-rows.ts';

/** The caller's own membership, or the refusal that everybody outside gets. */
export async function getMembership(ctx: Ctx, groupId: string, userId: string): Promise<MemberRow> {
  const member = await findMember(ctx, groupId, userId);
  if (!member) throw notFound();
  return member;
}

export interface LockedGroup {
  group: GroupRow;
  own: KnownMember;
  members: KnownMember[];
}

/** The group, locked, with its members; refuses who is none of them. */
export async function lockOwnGroup(tx: Ctx, groupId: string, userId: string): Promise<LockedGroup> {
  const group = await lockGroup(tx, groupId);
  const members = group ? await listMembersOf(tx, [groupId]) : [];
  const own = members.find((member) => member.userId === userId);
  if (!group || !own) throw notFound();
  return { group, own, members };
}

/** The same for what only the group's admin may do. */
export async function lockAsAdmin(tx: Ctx, groupId: string, userId: string): Promise<LockedGroup> {
  const locked = await lockOwnGroup(tx, groupId, userId);
  if (locked.own.role !== 'admin') throw new Refusal('FORBIDDEN', "Only the group's admin can do this.");
  return locked;
}

/** Another member of the group by the membership's id. */
export function getOther({ members, own }: LockedGroup, memberId: string): KnownMember {
  const other = members.find(({ id }) => id === memberId);
  if (!other) throw new Refusal('NOT_FOUND', 'This member could not be found.');
  if (other.id === own.id) throw new Refusal('CONFLICT', 'This is you: to go, leave the group.');
  return other;
}
