import type { Ctx } from '../../kernel/ctx.ts';

/** What else happens when someone joins, in the transaction that creates the account; `by` is what they gave with their name. */
export type OnRegistered = (tx: Ctx, user: { id: string; username: string }, by?: { referralCode?: string | undefined }) => Promise<void>;

/** Refuses an address that may not join now, in the same transaction. */
export type CheckMayJoin = (tx: Ctx, emailKey: string) => Promise<void>;

/** Refuses to send someone offers to bet. */
export type CheckMayOffer = (ctx: Ctx, userId: string) => Promise<void>;

/** Answers the age question for accounts of the installation itself. */
export type ConfirmAges = (ctx: Ctx, userIds: readonly string[]) => Promise<void>;

/** What must outlive an account, told in the transaction that deletes it and before it does. */
export type OnLeaving = (tx: Ctx, leaver: { id: string; emailKey: string }) => Promise<void>;
