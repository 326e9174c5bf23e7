import { can, type Feature, isFeature, lowestTier, tierNames } from '@clearedge/contract/entitlements';
import type { Access } from '@clearedge/contract/route';
import type { Actor } from './ctx.ts';
import { DomainError } from './domain-error.ts';

/** The signed-in user, or a 401 refusal. */
export function requireSession(actor: Actor): Extract<Actor, { kind: 'user' }> {
  if (actor.kind !== 'user') throw new DomainError('UNAUTHENTICATED', 'Please sign in to continue.');
  return actor;
}

/** The signed-in user's id, or a 401 refusal. */
export const requireUser = (actor: Actor): string => requireSession(actor).userId;

/** Refuses someone who has not entered the password in the last minutes: what a cookie alone must not do. */
export function checkFresh(actor: Actor): void {
  if (actor.kind === 'user' && !actor.isFresh) throw new DomainError('REAUTH_REQUIRED', 'Enter your password again to do this.');
}

/** Refuses whoever lacks a feature, with the lowest tier that has it. */
export function checkFeature(actor: Actor, feature: Feature): void {
  if (actor.kind === 'system' || can(actor, feature)) return;
  throw new DomainError('TIER_REQUIRED', `This feature is available to ${tierNames(feature)} subscribers.`, {
    requiredTier: lowestTier(feature),
  });
}

/** Refuses an actor whom a route's access rule does not admit: 401 signed out, 402 without the tier, 403 not an admin or one without a second factor. */
export function checkAccess(actor: Actor, access: Access): void {
  if (access === 'visitor' || access === 'key' || actor.kind === 'system') return;
  requireUser(actor);
  if (access === 'enrolling') return;
  if (actor.kind === 'user' && actor.mustEnrol) throw new DomainError('FORBIDDEN', 'Set up two-step verification in Settings first.');
  if (access === 'staff' && !(actor.kind === 'user' && actor.isAdmin)) throw new DomainError('FORBIDDEN', 'Admin access required');
  if (isFeature(access)) checkFeature(actor, access);
}
