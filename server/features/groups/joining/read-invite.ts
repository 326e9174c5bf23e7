import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { GroupRow } from '../rows/group-rows.ts';
import { findMember, wasRemoved } from '../rows/member-rows.ts';
import { findByCode } from './find-by-code.ts';

async function standingOf(ctx: Ctx, { id, memberCount, maxMembers }: GroupRow, userId: string | null) {
  if (userId && (await findMember(ctx, id, userId))) return 'member';
  if (userId && (await wasRemoved(ctx, id, userId))) return 'removed';
  return memberCount < maxMembers ? 'open' : 'full';
}

/** What whoever holds a code may know before joining: neither the description nor who is in it. */
export const readInvite: Verb<'POST /api/groups/invite'> = async (ctx, { body }) => {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const group = await findByCode(ctx, userId, body.inviteCode);
  const standing = await standingOf(ctx, group, userId);
  return {
    name: group.name,
    currentMembers: group.memberCount,
    maxMembers: group.maxMembers,
    standing,
    groupId: standing === 'member' ? group.id : null,
  };
};
