import type { Ctx } from '../../kernel/ctx.ts';
import { getMembership } from './groups-members.ts';
import { type KnownMember, listMembersOf } from './rows/member-rows.ts';

/** Who belongs to a group, for one of its members; everybody else gets the refusal of a group that does not exist. */
export async function listFellowMembers(ctx: Ctx, groupId: string, userId: string): Promise<KnownMember[]> {
  await getMembership(ctx, groupId, userId);
  return listMembersOf(ctx, [groupId]);
}
