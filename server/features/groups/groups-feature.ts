import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, type Verb } from '../../kernel/feature.ts';
import { once } from '../../kernel/once.ts';
import { LostRace } from '../../kernel/sql-state.ts';
import { postNotification } from '../notifications/index.ts';
import { CODE_BYTES, changeOf, codeFrom, maskEmail } from './group-rules.ts';
import { getMembership, getOther, leaveGroup, lockAsAdmin, notifyNewAdmin } from './groups-members.ts';
import { checkMayJoinOne, joinGroup, joinGroupByCode } from './joining/join-group.ts';
import { readInvite } from './joining/read-invite.ts';
import { readPickem } from './pickem/read-pickem.ts';
import { setRules } from './pickem/set-rules.ts';
import { listPicks } from './picks/list-picks.ts';
import type { ListOffers } from './picks/offer.ts';
import { removePick, setPick } from './picks/set-pick.ts';
import { type GroupWire, getOwnGroup, listGroupsOf } from './present-group.ts';
import { addActivity, listActivityOf } from './rows/activity-rows.ts';
import { freePlace, insertGroup, listOpenRows, writeCode, writeGroup } from './rows/group-rows.ts';
import { endMember, insertMember, listMembersOf, passAdmin } from './rows/member-rows.ts';

interface NewGroup {
  name: string;
  description: string;
  isPrivate?: boolean | undefined;
  maxMembers: number;
}

async function createIn(tx: Ctx, userId: string, { name, description, isPrivate = false, maxMembers }: NewGroup): Promise<GroupWire> {
  await checkMayJoinOne(tx, userId);
  const id = tx.newId();
  const inviteCode = codeFrom(tx.randomBytes(CODE_BYTES));
  const row = { id, name, description, isPrivate, maxMembers, memberCount: 1, inviteCode, createdAt: tx.now() };
  if (!(await insertGroup(tx, row))) throw new LostRace('two groups drew one invite code');
  await insertMember(tx, id, userId, 'admin');
  await addActivity(tx, id, 'created', userId);
  return getOwnGroup(tx, id, userId);
}

/** Makes a group with the caller as its admin, once per Idempotency-Key. */
export const createGroup: Verb<'POST /api/groups'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact((tx) => once(tx, userId, 'POST /api/groups', body, () => createIn(tx, userId, body)));
};

/** Addresses are whole for the group's admin and in one's own row; the others get them masked. */
const listMembers: Verb<'GET /api/groups/:groupId/members'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  const own = await getMembership(ctx, params.groupId, userId);
  return (await listMembersOf(ctx, [params.groupId])).map((member) => {
    const isYou = member.userId === userId;
    const email = isYou || own.role === 'admin' ? member.email : maskEmail(member.email);
    return {
      id: member.id,
      role: member.role,
      joinedAt: member.joinedAt.toISOString(),
      isYou,
      isSimulated: member.isSimulated,
      user: { username: member.username, email },
    };
  });
};

const listActivity: Verb<'GET /api/groups/:groupId/activity'> = async (ctx, { params }) => {
  await getMembership(ctx, params.groupId, requireUser(ctx.actor));
  const rows = await listActivityOf(ctx, params.groupId);
  return rows.map(({ id, at, kind, actor, subject }) => ({ id, at: at.toISOString(), kind, actor, subject }));
};

const removeMember: Verb<'DELETE /api/groups/:groupId/members/:memberId'> = async (ctx, { params }) => {
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

/** Changes what a group is called, says of itself, holds, and who may find it. No one is put out by a smaller size. */
const editGroup: Verb<'PATCH /api/groups/:groupId'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) => {
    const { group } = await lockAsAdmin(tx, params.groupId, userId);
    const change = changeOf(group, body);
    if (change.maxMembers !== undefined && change.maxMembers < group.memberCount) {
      const message = `The group has ${group.memberCount} members. Choose ${group.memberCount} or more.`;
      throw new DomainError('CONFLICT', message, { issues: [{ path: 'maxMembers', message }] });
    }
    if (Object.keys(change).length > 0) {
      await writeGroup(tx, group.id, change);
      await addActivity(tx, group.id, 'edited', userId);
    }
    return getOwnGroup(tx, group.id, userId);
  });
};

const renewCode: Verb<'POST /api/groups/:groupId/invite-code'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  const inviteCode = await ctx.transact(async (tx) => {
    const { group } = await lockAsAdmin(tx, params.groupId, userId);
    const fresh = codeFrom(tx.randomBytes(CODE_BYTES));
    if (!(await writeCode(tx, group.id, fresh))) throw new LostRace('two groups drew one invite code');
    await addActivity(tx, group.id, 'code_renewed', userId);
    return fresh;
  });
  return { inviteCode };
};

const handOver: Verb<'POST /api/groups/:groupId/members/:memberId/hand-over'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const locked = await lockAsAdmin(tx, params.groupId, userId);
    const other = getOther(locked, params.memberId);
    await passAdmin(tx, locked.own.id, other.id);
    await addActivity(tx, locked.group.id, 'handed_over', userId, other.userId);
    await notifyNewAdmin(tx, locked.group, other);
  });
  return { ok: true };
};

const listOpenGroups: Verb<'GET /api/groups/open'> = async (ctx) => {
  const rows = await listOpenRows(ctx, requireUser(ctx.actor));
  return rows.map(({ id, name, description, memberCount, maxMembers }) => ({
    id,
    name,
    description,
    currentMembers: memberCount,
    maxMembers,
  }));
};

/** `listOffers` is what the odds slice knows of the board. */
export const groupsFeature = ({ listOffers }: { listOffers: ListOffers }): Feature =>
  defineFeature({
    name: 'groups',
    routes: {
      'GET /api/groups': (ctx) => listGroupsOf(ctx, requireUser(ctx.actor)),
      'GET /api/groups/open': listOpenGroups,
      'POST /api/groups': createGroup,
      'PATCH /api/groups/:groupId': editGroup,
      'POST /api/groups/invite': readInvite,
      'POST /api/groups/join': joinGroupByCode,
      'POST /api/groups/:groupId/join': joinGroup,
      'POST /api/groups/:groupId/leave': leaveGroup,
      'POST /api/groups/:groupId/invite-code': renewCode,
      'GET /api/groups/:groupId/members': listMembers,
      'DELETE /api/groups/:groupId/members/:memberId': removeMember,
      'POST /api/groups/:groupId/members/:memberId/hand-over': handOver,
      'GET /api/groups/:groupId/activity': listActivity,
      'GET /api/groups/:groupId/pickem': readPickem(listOffers),
      'PUT /api/groups/:groupId/rules': setRules,
      'GET /api/groups/:groupId/picks': listPicks(listOffers),
      'PUT /api/groups/:groupId/picks': setPick(listOffers),
      'DELETE /api/groups/:groupId/picks/:pickId': removePick,
    },
  });
