import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { checkMayPick } from '../../limits/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { codeKey } from '../group-rules.ts';
import { type GroupWire, getOwnGroup } from '../present-group.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { findGroup, findGroupByCode, type GroupRow, takePlace } from '../rows/group-rows.ts';
import { countGroupsOf, insertMember, listMembersOf, queueJoins, wasRemoved } from '../rows/member-rows.ts';
import { countTry, forgiveTry } from './throttle-joins.ts';

const MOST_GROUPS = 50;
const invalid = (): Refusal =>
  new Refusal('INVALID_INPUT', 'Invalid invite code', { issues: [{ path: 'inviteCode', message: 'Invalid invite code' }] });

/** Refuses somebody who may not bet now, or is in as many groups as anybody may be; call it in the transaction that adds one more. */
export async function checkMayJoinOne(tx: Ctx, userId: string): Promise<void> {
  await checkMayPick(tx, userId);
  await queueJoins(tx, userId);
  if ((await countGroupsOf(tx, userId)) >= MOST_GROUPS)
    throw new Refusal('CONFLICT', `You can be in ${MOST_GROUPS} groups at most. Leave one first.`);
}

async function join(ctx: Ctx, userId: string, found: GroupRow): Promise<GroupWire> {
  await ctx.transact(async (tx) => {
    await checkMayJoinOne(tx, userId);
    if (await wasRemoved(tx, found.id, userId)) throw new Refusal('FORBIDDEN', 'The admin of this group has removed you from it.');
    const group = await takePlace(tx, found.id);
    if (!(await insertMember(tx, found.id, userId, 'member')))
      throw new Refusal('ALREADY_EXISTS', 'You are already a member of this group.');
    if (!group) throw new Refusal('CONFLICT', 'This group is full.');
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

/** An unknown code, a code of a closed group and a code of another group get the same words, and count alike. */
async function findByCode(ctx: Ctx, userId: string, typed: string, groupId?: string): Promise<GroupRow> {
  await countTry(ctx, userId);
  const found = await findGroupByCode(ctx, codeKey(typed));
  if (!found || (groupId !== undefined && found.id !== groupId)) throw invalid();
  await forgiveTry(ctx, userId);
  return found;
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
    throw new Refusal('INVALID_INPUT', 'Invite code is required', { issues: [{ path: 'inviteCode', message: 'Invite code is required' }] });
  return join(ctx, userId, group);
};
