import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';

const asText = (value: string): string => value;
const ARRAYS = [1231, 1115, 1185, 1187, 1182];

/** Leaves int8, instants and dates as text, as node-postgres under drizzle does: one row shape on both databases. */
const identityParsers: Record<number, (value: string) => string> = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL, types.INT8, ...ARRAYS].map((oid) => [oid, asText]),
);

/** The default 128 MB of shared buffers costs half a gigabyte of WASM memory and buys nothing at this size. */
export const pgliteOptions = (): PGliteOptions => ({
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  parsers: identityParsers,
});
