import type { Access } from '@clearedge/contract/route';
import { TIER_RANK, type Tier } from '@clearedge/contract/terms';
import type { Actor } from './ctx.ts';
import { Refusal } from './refusal.ts';

const tierOf = (actor: Actor): Tier => (actor.kind === 'user' ? actor.tier : 'free');
const hasTier = (actor: Actor, tier: Tier): boolean => TIER_RANK[tierOf(actor)] >= TIER_RANK[tier];

/** Whether somebody signed in may be shown what this tier pays for; not an admin whose second factor is missing. */
export const isShown = (actor: Actor, tier: Tier): boolean => actor.kind === 'user' && !actor.mustEnrol && hasTier(actor, tier);

/** The signed-in user, or a 401 refusal. */
export function requireSession(actor: Actor): Extract<Actor, { kind: 'user' }> {
  if (actor.kind !== 'user') throw new Refusal('UNAUTHENTICATED', 'Please sign in to continue.');
  return actor;
}

/** The signed-in user's id, or a 401 refusal. */
export const requireUser = (actor: Actor): string => requireSession(actor).userId;

/** Refuses somebody who has not entered the password in the last minutes: what a cookie alone must not do. */
export function checkFresh(actor: Actor): void {
  if (actor.kind === 'user' && !actor.isFresh) throw new Refusal('REAUTH_REQUIRED', 'Enter your password again to do this.');
}

/** Refuses an actor whom a route's access rule does not admit: 401 signed out, 402 without the tier, 403 not an admin or one without a second factor. */
export function checkAccess(actor: Actor, access: Access): void {
  if (access === 'public' || access === 'key' || actor.kind === 'system') return;
  requireUser(actor);
  if (access === 'enrolling') return;
  if (actor.kind === 'user' && actor.mustEnrol)
    throw new Refusal('FORBIDDEN', 'Set up your second factor in Settings before anything else.');
  if (access === 'admin' && !(actor.kind === 'user' && actor.isAdmin)) throw new Refusal('FORBIDDEN', 'Admin access required');
  if ((access === 'pro' || access === 'elite') && !hasTier(actor, access)) {
    throw new Refusal('TIER_REQUIRED', `This feature is available to ${access === 'pro' ? 'Pro and Elite' : 'Elite'} subscribers.`, {
      requiredTier: access,
    });
  }
}
