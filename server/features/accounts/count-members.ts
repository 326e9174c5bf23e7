import type { Ctx } from '../../kernel/ctx.ts';
import { countPeople } from './account-rows.ts';

/** How many people have an account; simulated bettors and demo accounts are not people. */
export const countMembers = (ctx: Ctx): Promise<number> => countPeople(ctx.db);
