import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { LostRace } from '../../../kernel/lost-race.ts';
import { CODE_BYTES, codeFrom } from '../group-rules.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { writeCode } from '../rows/group-rows.ts';
import { lockAsAdmin } from './check-role.ts';

export const renewCode: Verb<'POST /api/groups/:groupId/invite-code'> = async (ctx, { params }) => {
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
