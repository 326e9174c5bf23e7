import { LostRace, sqlStateOf } from '../../kernel/sql-state.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** True when the transaction lost to another one and may simply be tried again. */
export function isLostRace(error: unknown): boolean {
  if (error instanceof LostRace) return true;
  const state = sqlStateOf(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK;
}

// 08 connection, 53 out of disk or memory, 55P03 lock not available, 57 server shutting down or statement timed out, 58 system error.
const OUTAGE = /^(08|53|57|58)|^55P03$/;
const OUTAGE_MESSAGE = /timeout exceeded when trying to connect|Connection terminated|database worker|ECONNREFUSED|ECONNRESET/;

const DISK_FULL = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);

/** True when a disk has no room left, of the database or of a file of ours. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (DISK_FULL.has((at as { code?: unknown }).code)) return true;
  return false;
}

/** True when the database is away, full or overloaded: the request may be repeated later. */
export function isOutage(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return OUTAGE.test(state);
  for (let at = error; at instanceof Error; at = at.cause) if (OUTAGE_MESSAGE.test(at.message)) return true;
  return false;
}
