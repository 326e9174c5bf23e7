import type { Checksums, OnTable } from '../../../platform/database/copy/index.ts';

/** Prints each table that holds something, as it is done. */
export const sayTable: OnTable = (name, { rows, hash }, milliseconds) => {
  if (rows) console.log(`${name.padEnd(28)} ${String(rows).padStart(10)} rows  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${hash}`);
};

export function sayTotal(checksums: Checksums, startedAt: number): void {
  const tables = Object.values(checksums);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${tables.length} tables, ${rows} rows, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
