import type { Verb } from '../../../kernel/feature.ts';
import { presentUsers, type Referrals } from './present-users.ts';
import { countOfUsers, pageOfUsers } from './user-rows.ts';

export const listUsers =
  (referrals: Referrals): Verb<'GET /api/admin/users'> =>
  async (ctx, { query }) => {
    const order = query.order ?? (query.sort === 'createdAt' ? 'desc' : 'asc');
    return presentUsers(ctx, await pageOfUsers(ctx.db, { ...query, order }), referrals);
  };

export const countUsers: Verb<'GET /api/admin/users/count'> = async (ctx, { query }) => {
  const [row] = await countOfUsers(ctx.db, query);
  return { total: row?.total ?? 0 };
};
