import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted, speakCanonically } from '../copy/canonical.ts';
import { copyRange, listMonths } from './copy-rows.ts';
import { addGuard, guardPartitions } from './guards.ts';
import { lastNumber, sequenceOf } from './mark.ts';
import { listPartitions, makeMonths, named } from './month-partitions.ts';
import { ASIDE, type Partitionable } from './partitioned-tables.ts';
import { readShape, type Shape } from './shape.ts';

interface Grant {
  right: string;
  to: string;
}

const listGrants = (db: Db, table: string): Promise<Grant[]> =>
  rowsOf<Grant>(
    db,
    sql`select a.privilege_type as right, case a.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end as to
      from pg_class c, aclexplode(c.relacl) a where c.oid = ${`public.${table}`}::regclass and a.grantee <> c.relowner`,
  );

async function isIdentity(db: Db, { table, number }: Partitionable): Promise<boolean> {
  const [row] = await rowsOf<{ kind: string }>(
    db,
    sql`select attidentity::text as kind from pg_attribute where attrelid = ${`public.${table}`}::regclass and attname = ${number}`,
  );
  return row?.kind !== '';
}

async function moveIn(db: Db, table: string): Promise<void> {
  for (const name of [...(await listPartitions(db, ASIDE, table)), table])
    await db.execute(sql.raw(`alter table ${named(ASIDE, name)} set schema public`));
}

/** Lets the twin take the table's place: for the open transaction, which holds the table against everybody. */
async function replace(db: Db, own: Partitionable, shape: Shape): Promise<void> {
  const table = quoted(own.table);
  const [sequence, isOwn, last, grants] = [
    await sequenceOf(db, own),
    await isIdentity(db, own),
    await lastNumber(db, own),
    await listGrants(db, own.table),
  ];
  const run = async (text: string): Promise<void> => void (await db.execute(sql.raw(text)));
  if (!isOwn) await run(`alter sequence public.${quoted(sequence)} owned by none`);
  await run(`drop table public.${table}`);
  await moveIn(db, own.table);
  if (!isOwn) await run(`alter sequence public.${quoted(sequence)} owned by public.${table}.${quoted(own.number)}`);
  else if (last > 0n) await db.execute(sql`select setval(${`public.${quoted(sequence)}`}::regclass, ${String(last)}::bigint, true)`);
  for (const { definition } of shape.triggers) await run(definition);
  await addGuard(db, own);
  await guardPartitions(db, own.table);
  for (const { right, to } of grants) await run(`grant ${right} on public.${table} to ${to}`);
}

/**
 * Copies what was written since `mark`, compares it, and puts the partitioned table in the place of the old one: all in one transaction. Waits
 * for the table no longer than `lockMs`. Answers how many rows were copied last.
 * @throws Error when the table is no longer as it was when the copying began, or a row did not arrive.
 */
export async function swap(db: Db, own: Partitionable, shape: Shape, mark: bigint, lockMs: number): Promise<number> {
  return await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await speakCanonically(tx);
    await tx.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`);
    await tx.execute(sql.raw(`lock table public.${quoted(own.table)} in access exclusive mode`));
    if (JSON.stringify(await readShape(tx, 'public', own.table)) !== JSON.stringify(shape))
      throw new Error(`${own.table} was changed by a migration meanwhile; run the command again`);
    const range = [mark, await lastNumber(tx, own)] as const;
    await makeMonths(tx, ASIDE, own.table, await listMonths(tx, own, range));
    const rows = await copyRange(tx, own, shape, range);
    await replace(tx, own, shape);
    return rows;
  });
}
