import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listOpenRows } from '../rows/group-rows.ts';

export const listOpenGroups: Verb<'GET /api/groups/open'> = async (ctx) => {
  const rows = await listOpenRows(ctx, requireUser(ctx.actor));
  return rows.map(({ id, name, description, memberCount, maxMembers }) => ({
    id,
    name,
    description,
    currentMembers: memberCount,
    maxMembers,
  }));
};
