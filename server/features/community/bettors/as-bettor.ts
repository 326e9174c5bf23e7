import { actingAs } from '../../../kernel/acting-as.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Bettor } from './bettors.ts';

export type KnownBettor = Bettor & { userId: string };

/** The ctx of a simulated bettor: what anybody of that tier may do, and no more. */
export const asBettor = (ctx: Ctx, { userId, tier }: KnownBettor): Ctx =>
  actingAs(ctx, { actor: { kind: 'user', userId, tier, isAdmin: false, sessionId: 'simulated' } });

/** The ctx with an Idempotency-Key, as if a browser had sent it. */
export const withKey = (ctx: Ctx, idempotencyKey: string): Ctx =>
  actingAs(ctx, {
    request: {
      requestId: idempotencyKey,
      address: '',
      userAgent: 'simulated bettor',
      isSecure: true,
      idempotencyKey,
      setSession: () => undefined,
      tellQuota: () => undefined,
    },
  });
