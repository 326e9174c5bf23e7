import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted } from './canonical.ts';
import type { Table } from './tables.ts';

/** How many rows a table has and the sum of their hashes, which no order of rows changes. */
export interface Checksum {
  rows: number;
  hash: string;
}
export type Checksums = Record<string, Checksum>;

/** 64 bits of a sum that SQL gives as a decimal of any length. */
const hex = (sum: string | undefined): string =>
  BigInt.asUintN(64, BigInt(sum ?? 0))
    .toString(16)
    .padStart(16, '0');
const half = (from: number): string => `coalesce(sum(('x' || substr(hash, ${from}, 16))::bit(64)::bigint::numeric), 0)::text`;

/** Reads a table whole. The transaction must speak canonically. Two halves of MD5 summed apart: what is looked for is loss, not malice. */
export async function checksumOf(db: Db, { name, columns }: Table): Promise<Checksum> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const [row] = await rowsOf<{ rows: string; first: string; second: string }>(
    db,
    sql.raw(
      `select count(*)::text as rows, ${half(1)} as first, ${half(17)} as second from (select md5(row(${texts})::text) as hash from ${quoted(name)}) hashes`,
    ),
  );
  return { rows: Number(row?.rows), hash: hex(row?.first) + hex(row?.second) };
}

const isSame = (a: Checksum | undefined, b: Checksum | undefined): boolean => a?.rows === b?.rows && a?.hash === b?.hash;

/** The tables whose checksums differ, or that only one side has. */
export function findDifferences(left: Checksums, right: Checksums): string[] {
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return names.filter((name) => !isSame(left[name], right[name]));
}
