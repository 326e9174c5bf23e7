import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Verb } from '../../kernel/feature.ts';
import { LostRace } from '../../kernel/lost-race.ts';
import { once } from '../../kernel/once.ts';
import { CODE_BYTES, codeFrom } from './group-rules.ts';
import { checkMayJoinOne } from './joining/join-group.ts';
import { type GroupWire, getOwnGroup } from './present-group.ts';
import { addActivity } from './rows/activity-rows.ts';
import { insertGroup } from './rows/group-rows.ts';
import { insertMember } from './rows/member-rows.ts';

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
