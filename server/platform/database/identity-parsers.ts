import { types } from '@electric-sql/pglite';

const asText = (value: string): string => value;
const ARRAYS = [1231, 1115, 1185, 1187, 1182];

/** Leaves int8, instants and dates as text, as node-postgres under drizzle does: one row shape on both databases. */
export const identityParsers: Record<number, (value: string) => string> = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL, types.INT8, ...ARRAYS].map((oid) => [oid, asText]),
);
