const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An admin's session is worth more to a thief, so it ends sooner. */
const LIFE = { member: { idleMs: 7 * DAY, absoluteMs: 30 * DAY }, admin: { idleMs: 30 * MINUTE, absoluteMs: 12 * HOUR } } as const;
const TOUCH_EVERY_MS = MINUTE;
const PENDING_MS = 10 * MINUTE;
/** How long a password that was just entered opens what needs fresh proof. */
const PROVEN_MS = 5 * MINUTE;

export interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

const lifeOf = (isAdmin: boolean) => (isAdmin ? LIFE.admin : LIFE.member);

export const expiryOf = (createdAt: Date, isAdmin: boolean): Date => new Date(createdAt.getTime() + lifeOf(isAdmin).absoluteMs);

/** How long the first half of a sign-in waits for its code. */
export const pendingExpiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + PENDING_MS);

export const provenUntilOf = (now: Date): Date => new Date(now.getTime() + PROVEN_MS);

/** Judged by what the user is now: who became an admin since signing in has an admin's short session. */
export function isOver(session: SessionTimes, isAdmin: boolean, now: Date): boolean {
  const life = lifeOf(isAdmin);
  const at = now.getTime();
  const isIdle = at - session.lastUsedAt.getTime() >= life.idleMs;
  return isIdle || at >= session.expiresAt.getTime() || at - session.createdAt.getTime() >= life.absoluteMs;
}

/** Writing at each request would make every read a write. */
export const needsTouch = (session: SessionTimes, now: Date): boolean => now.getTime() - session.lastUsedAt.getTime() >= TOUCH_EVERY_MS;

/** Sessions that no one used since then are over for everybody. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - LIFE.member.idleMs);
