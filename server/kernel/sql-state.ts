/** What PostgreSQL says of a failed statement, however deep the driver and the query builder wrapped it. */
interface SqlFailure {
  code: string;
  constraint: string | undefined;
}

function findSqlFailure(error: unknown): SqlFailure | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
  }
  return null;
}

/** The five-character SQLSTATE of a failed statement, or null when the error did not come from the database. */
export const sqlStateOf = (error: unknown): string | null => findSqlFailure(error)?.code ?? null;

/** True for a duplicate key; with a name, only for that constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const failure = findSqlFailure(error);
  return failure?.code === '23505' && (constraint === undefined || failure.constraint === constraint);
}

// PostgreSQL keeps no NUL: in text it is no character (22021), in JSON it cannot be turned into one (22P05).
const UNSTORABLE = new Set(['22021', '22P05']);

/** True when someone's text holds what the database cannot keep. */
export const isUnstorableText = (error: unknown): boolean => UNSTORABLE.has(sqlStateOf(error) ?? '');

/** Thrown inside `transact` when another request changed what this one had read: the whole transaction is tried again. */
export class LostRace extends Error {
  constructor(what: string) {
    super(`lost a race: ${what}`);
    this.name = 'LostRace';
  }
}
