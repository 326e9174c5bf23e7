import type pg from 'pg';
import type { Tracer } from '../../kernel/tracer.ts';

const MOST_READ = 2000;
const OPERATION = /\b(?:select|insert|update|delete|begin|commit|rollback|savepoint|release|set|truncate|lock)\b/i;
/** Not the "from" of `extract(epoch from …)` or `is distinct from`. */
const TABLE = /(?<!\(\w+ |distinct )\b(?:from|into|update)\s+"?([a-z_]\w*)/i;

/** What a statement does and to which table, by its first words; its text and parameters stay here. */
export function describeStatement(statement: unknown): { operation: string; table: string | null } {
  const text = (typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '')).slice(0, MOST_READ);
  return { operation: OPERATION.exec(text)?.[0].toLowerCase() ?? 'statement', table: TABLE.exec(text)?.[1] ?? null };
}

type Query = (...values: unknown[]) => unknown;

/** Each statement that is awaited becomes a span; one with a callback is the pool's own sending of one that is. */
function follow(target: { query: unknown }, tracer: Tracer): void {
  const query = (target.query as Query).bind(target);
  target.query = (...values: unknown[]): unknown => {
    if (typeof values.at(-1) === 'function') return query(...values);
    const { operation, table } = describeStatement(values[0]);
    const fields = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    };
    const name = table === null ? operation : `${operation} ${table}`;
    return tracer.run({ name, kind: 'database', fields }, () => query(...values) as Promise<unknown>);
  };
}

/** Shows the statements of a pool, waits for a connection included. */
export function traceStatements(pool: pg.Pool, tracer: Tracer): void {
  const followed = new WeakSet<object>();
  follow(pool, tracer);
  pool.on('acquire', (client) => {
    if (followed.has(client)) return;
    followed.add(client);
    follow(client, tracer);
  });
}
