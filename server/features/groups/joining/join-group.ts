import { eq, sql } from 'drizzle-orm';
import { groupJoinTries } from '../../../db/schema/index.ts';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { checkMayPick } from '../../limits/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { codeKey } from '../group-rules.ts';
import { type GroupWire, getOwnGroup } from '../present-group.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { findGroup, findGroupByCode, type GroupRow, takePlace } from '../rows/group-rows.ts';
import { countGroupsOf, insertMember, listMembersOf, queueJoins, wasRemoved } from '../rows/member-rows.ts';

const WINDOW_MS = 15 * 60_000;
// A household or an office shares one address.
const MOST_TRIES = { user: 10, address: 60 } as const;

const keysOf = (ctx: Ctx, userId: string) => ({ user: `user:${userId}`, address: `address:${ctx.request?.address ?? ''}`.slice(0, 120) });

async function countOne(ctx: Ctx, key: string, most: number): Promise<void> {
  const now = ctx.now();
  const began = new Date(now.getTime() - WINDOW_MS);
  const isOver = sql`${groupJoinTries.windowStartedAt} <= ${began.toISOString()}::timestamptz`;
  const [row] = await ctx.db
    .insert(groupJoinTries)
    .values({ key, tries: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: groupJoinTries.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${groupJoinTries.tries} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${groupJoinTries.windowStartedAt} end`,
      },
    })
    .returning();
  if (!row || row.tries <= most) return;
  const left = Math.ceil((row.windowStartedAt.getTime() + WINDOW_MS - now.getTime()) / 1000);
  throw new DomainError('RATE_LIMITED', 'Too many invite codes tried. Please wait a few minutes and try again.', {
    retryAfterSeconds: Math.max(1, left),
  });
}

// Counted before the code is looked up and given back when it was right: tries sent at once would all pass a check that counts afterwards.
async function countTry(ctx: Ctx, userId: string): Promise<void> {
  const keys = keysOf(ctx, userId);
  await countOne(ctx, keys.user, MOST_TRIES.user);
  await countOne(ctx, keys.address, MOST_TRIES.address);
}

async function forgiveTry(ctx: Ctx, userId: string): Promise<void> {
  for (const key of Object.values(keysOf(ctx, userId)))
    await ctx.db
      .update(groupJoinTries)
      .set({ tries: sql`greatest(${groupJoinTries.tries} - 1, 0)` })
      .where(eq(groupJoinTries.key, key));
}

const MOST_GROUPS = 50;
const invalid = (): DomainError =>
  new DomainError('INVALID_INPUT', 'Invalid invite code', { issues: [{ path: 'inviteCode', message: 'Invalid invite code' }] });

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
    if (await wasRemoved(tx, found.id, userId)) throw new DomainError('FORBIDDEN', 'The admin of this group has removed you from it.');
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
    throw new DomainError('INVALID_INPUT', 'Invite code is required', {
      issues: [{ path: 'inviteCode', message: 'Invite code is required' }],
    });
  return join(ctx, userId, group);
};
