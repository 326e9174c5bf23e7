import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { easternInstant, shiftDay } from '@clearedge/quant/calendar';
import { and, desc, eq, gte, like, lt, type SQL } from 'drizzle-orm';
import { auditEntries, users } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import { prefixPattern } from '../users/search-rules.ts';

export type AuditFilter = VerbInput<Contract['GET /api/admin/audit/csv']>['query'];

function matching({ action, subject, actorId, from, to }: AuditFilter): SQL | undefined {
  return and(
    action ? like(auditEntries.action, prefixPattern(action)) : undefined,
    subject ? eq(auditEntries.subject, subject) : undefined,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    from ? gte(auditEntries.at, easternInstant(from)) : undefined,
    to ? lt(auditEntries.at, easternInstant(shiftDay(to, 1))) : undefined,
  );
}

/** Entries with the name of who did it, the newest first. */
export const listAuditRows = (db: Db, filter: AuditFilter, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ entry: auditEntries, actor: users.username })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(matching(filter))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
