import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { decideLeaving } from './group-rules.ts';
import type { GroupRow } from './rows/group-rows.ts';
import { type KnownMember, listGroupsOfUser, listMembersOf, type MemberRow } from './rows/member-rows.ts';

export type GroupWire = VerbResult<Contract['GET /api/groups']>[number];

function present(group: GroupRow, own: MemberRow, members: readonly KnownMember[]): GroupWire {
  const leaving = decideLeaving(own, members);
  const successor = leaving.kind === 'hand_over' ? members.find(({ id }) => id === leaving.successor.id) : undefined;
  return {
    id: group.id,
    name: group.name,
    description: group.description,
    isPrivate: group.isPrivate,
    maxMembers: group.maxMembers,
    currentMembers: group.memberCount,
    inviteCode: group.inviteCode,
    createdAt: group.createdAt.toISOString(),
    membership: { role: own.role, joinedAt: own.joinedAt.toISOString() },
    onLeave: { kind: leaving.kind, successor: successor?.username ?? null },
  };
}

/** The groups a user belongs to, in the order of joining. */
export async function listGroupsOf(ctx: Ctx, userId: string): Promise<GroupWire[]> {
  const own = await listGroupsOfUser(ctx, userId);
  const members = await listMembersOf(
    ctx,
    own.map(({ group }) => group.id),
  );
  return own.map(({ group, member }) =>
    present(
      group,
      member,
      members.filter(({ groupId }) => groupId === group.id),
    ),
  );
}

export async function getOwnGroup(ctx: Ctx, groupId: string, userId: string): Promise<GroupWire> {
  const group = (await listGroupsOf(ctx, userId)).find(({ id }) => id === groupId);
  if (!group) throw notFound();
  return group;
}

/** One refusal for a group that does not exist and for one that the caller may not see. */
export const notFound = (): DomainError => new DomainError('NOT_FOUND', 'This group could not be found.');
