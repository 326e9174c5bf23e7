import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { maskEmail } from '../group-rules.ts';
import { listActivityOf } from '../rows/activity-rows.ts';
import { listMembersOf } from '../rows/member-rows.ts';
import { getMembership } from './check-role.ts';

/** Addresses are whole for the group's admin and in one's own row; the others get them masked. */
export const listMembers: Verb<'GET /api/groups/:groupId/members'> = async (ctx, { params }) => {
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

export const listActivity: Verb<'GET /api/groups/:groupId/activity'> = async (ctx, { params }) => {
  await getMembership(ctx, params.groupId, requireUser(ctx.actor));
  const rows = await listActivityOf(ctx, params.groupId);
  return rows.map(({ id, at, kind, actor, subject }) => ({ id, at: at.toISOString(), kind, actor, subject }));
};
