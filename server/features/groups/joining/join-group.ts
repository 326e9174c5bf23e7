import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { checkMayPick } from '../../limits/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { type GroupWire, getOwnGroup } from '../present-group.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { findGroup, type GroupRow, takePlace } from '../rows/group-rows.ts';
import { countGroupsOf, insertMember, listMembersOf, queueJoins, wasRemoved } from '../rows/member-rows.ts';
import { findByCode } from './find-by-code.ts';

const MOST_GROUPS = 50;

/** Refuses someone who may not bet now, or is in as many groups as anybody may be; call it in the transaction that adds one more. */
export async function checkMayJoinOne(tx: Ctx, userId: string): Promise<void> {
  await checkMayPick(tx, userId);
  await queueJoins(tx, userId);
  if ((await countGroupsOf(tx, userId)) >= MOST_GROUPS)
    throw new DomainError('CONFLICT', `You can be in ${MOST_GROUPS} groups at most. Leave one first.`);
}

async function join(ctx: Ctx, userId: string, found: GroupRow): Promise<GroupWire> {
  await ctx.transact(async (tx) => {
    await checkMayJoinOne(tx, userId);
    if (await wasRemoved(tx, found.id, userId)) throw new DomainError('FORBIDDEN', 'You were removed from this group by its admin.');
    const group = await takePlace(tx, found.id);
    if (!(await insertMember(tx, found.id, userId, 'member')))
      throw new DomainError('ALREADY_EXISTS', 'You are already a member of this group.');
    if (!group) throw new DomainError('CONFLICT', 'This group is full.');
    await addActivity(tx, group.id, 'joined', userId);
    const members = await listMembersOf(tx, [group.id]);
    const admin = members.find(({ role }) => role === 'admin');
    const newcomer = members.find((member) => member.userId === userId);
    if (!admin || !newcomer) return;
    await postNotification(tx, {
      userId: admin.userId,
      kind: 'group',
      title: `${newcomer.username} joined ${group.name}`,
      body: `${group.memberCount} of ${group.maxMembers} places are taken.`,
      href: '/groups',
      dedupeKey: `group-joined:${newcomer.id}`,
    });
  });
  return getOwnGroup(ctx, found.id, userId);
}

export const joinGroupByCode: Verb<'POST /api/groups/join'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  return join(ctx, userId, await findByCode(ctx, userId, body.inviteCode));
};

export const joinGroup: Verb<'POST /api/groups/:groupId/join'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  if (body.inviteCode !== undefined) return join(ctx, userId, await findByCode(ctx, userId, body.inviteCode, params.groupId));
  const group = await findGroup(ctx, params.groupId);
  if (!group || group.isPrivate)
    throw new DomainError('INVALID_INPUT', 'Invite code is required', {
      issues: [{ path: 'inviteCode', message: 'Invite code is required' }],
    });
  return join(ctx, userId, group);
};
