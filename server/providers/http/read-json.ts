import { z } from 'zod';
import { ProviderFault } from './provider-fault.ts';

/** Reads a body by a schema. Unknown fields never fail: a provider may add what it likes. */
export function jsonReader<T>(schema: z.ZodType<T>, what: string): (body: string) => T {
  return (body) => {
    const read = schema.safeParse(parseJson(body, what));
    if (read.success) return read.data;
    const [first] = read.error.issues;
    throw new ProviderFault('wrong_shape', `${what}: ${first?.path.join('.') || 'the whole'}: ${first?.message ?? 'does not fit'}`);
  };
}

function parseJson(body: string, what: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new ProviderFault('not_json', `${what}: ${body.trimStart().startsWith('<') ? 'a page instead of JSON' : 'not JSON, or cut off'}`);
  }
}

export interface Rows<T> {
  rows: T[];
  /** Rows that could not be read; counted, shown to the operator, never guessed. */
  refused: number;
}

const readRows = <S extends z.ZodType>(row: S, rows: readonly unknown[]): Rows<z.output<S>> => {
  const good = rows.flatMap((each) => {
    const read = row.safeParse(each);
    return read.success ? [read.data] : [];
  });
  return { rows: good, refused: rows.length - good.length };
};

/** A list in which a bad row costs only itself. A list without a single readable row is no list. */
export const rowsOf = <S extends z.ZodType>(row: S): z.ZodType<Rows<z.output<S>>> =>
  z.array(z.unknown()).transform((rows, ctx) => {
    const read = readRows(row, rows);
    if (rows.length > 0 && read.rows.length === 0) ctx.addIssue({ code: 'custom', message: `none of ${rows.length} rows can be read` });
    return read;
  });

/** The same for a short list that may lose all its rows: whoever uses it looks at what was refused. */
export const anyRowsOf = <S extends z.ZodType>(row: S): z.ZodType<Rows<z.output<S>>> =>
  z.array(z.unknown()).transform((rows) => readRows(row, rows));
