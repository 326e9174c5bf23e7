import { csvLine } from '../../../kernel/csv.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listAuditRows } from './audit-rows.ts';

const MOST_ROWS = 50_000;
const HEAD = ['at', 'actor', 'actorId', 'action', 'subject', 'details'];

export const listAudit: Verb<'GET /api/admin/audit'> = async (ctx, { query }) => {
  const rows = await listAuditRows(ctx.db, query, { limit: query.limit, offset: (query.page - 1) * query.limit });
  return rows.map(({ entry, actor }) => ({ ...entry, at: entry.at.toISOString(), actor }));
};

/** As CSV; text that a spreadsheet would run as a formula is told apart. */
export const exportAudit: Verb<'GET /api/admin/audit/csv'> = async (ctx, { query }) => {
  const rows = await listAuditRows(ctx.db, query, { limit: MOST_ROWS, offset: 0 });
  const lines = rows.map(({ entry: { at, actorId, action, subject, details }, actor }) =>
    csvLine([at.toISOString(), actor, actorId, action, subject, JSON.stringify(details)]),
  );
  return [csvLine(HEAD), ...lines].join('');
};
