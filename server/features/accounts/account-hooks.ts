import type { Ctx } from '../../kernel/ctx.ts';

/** What else happens when somebody joins, in the transaction that creates the account. */
export type OnRegistered = (tx: Ctx, user: { id: string; username: string }) => Promise<void>;
