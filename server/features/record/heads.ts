import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { desc, eq } from 'drizzle-orm';
import { recordHeads } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { deriveKey, type Keyed } from '../../kernel/secrets.ts';
import { CHAIN_START, type Statement, statementText } from '../chain/index.ts';
import { readChains } from '../picks/index.ts';
import type { WholeRecord } from './read-record.ts';

type HeadsRow = typeof recordHeads.$inferSelect;

/** A year of days. */
const MOST = 366;

const listHeads = (db: Db): Promise<HeadsRow[]> => db.select().from(recordHeads).orderBy(desc(recordHeads.publishedOn)).limit(MOST);

async function findHeads(db: Db, publishedOn: string): Promise<HeadsRow | null> {
  const [row] = await db.select().from(recordHeads).where(eq(recordHeads.publishedOn, publishedOn));
  return row ?? null;
}

export async function findNewestHeads(db: Db): Promise<HeadsRow | null> {
  const [row] = await db.select().from(recordHeads).orderBy(desc(recordHeads.publishedOn)).limit(1);
  return row ?? null;
}

/** Writes a day's heads; those of a day that has some stay. */
export const addHeads = async (db: Db, row: HeadsRow): Promise<void> => {
  await db.insert(recordHeads).values(row).onConflictDoNothing();
};

/** What an Ed25519 private key of 32 bytes begins with in PKCS #8 (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface Signed {
  statement: Statement;
  /** Ed25519, 32 bytes in base64. */
  publicKey: string;
  /** Of the statement's text. */
  signature: string;
}

const privateKeyOf = (keyed: Keyed) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_START, deriveKey(keyed, 'record heads')]), format: 'der', type: 'pkcs8' });

/** The key that this installation signs its record with; it follows from the installation's secret key. */
export const publicKeyOf = (keyed: Keyed): string =>
  Buffer.from(createPublicKey(privateKeyOf(keyed)).export({ format: 'jwk' }).x!, 'base64url').toString('base64');

export const signStatement = (keyed: Keyed, statement: Statement): Signed => ({
  statement,
  publicKey: publicKeyOf(keyed),
  signature: sign(null, Buffer.from(statementText(statement)), privateKeyOf(keyed)).toString('base64'),
});

/** SHA-256 of a statement's text: what the next day's statement names, and what a mail can carry. */
export const digestOf = (statement: Statement): string => createHash('sha256').update(statementText(statement), 'utf8').digest('hex');

/** Length and head of both chains, as a statement names them. */
export const headsOf = ({ published, results }: WholeRecord): Statement => ({
  'picks.length': String(published.length),
  'picks.head': published.at(-1)?.pick.hash ?? CHAIN_START,
  'results.length': String(results.length),
  'results.head': results.at(-1)?.hash ?? CHAIN_START,
});

export const getHeads: Verb<'GET /api/record/heads'> = async (ctx) => ({
  publicKey: publicKeyOf(ctx),
  days: (await listHeads(ctx.db)).map(({ publishedOn, statement, publicKey }) => ({ publishedOn, digest: digestOf(statement), publicKey })),
});

type File = Contract['GET /api/record/heads/:day'];

/** The signed file of one day, to keep. */
export async function getHeadsFile(ctx: Ctx, { params }: VerbInput<File>): Promise<VerbResult<File>> {
  const row = await findHeads(ctx.db, params.day);
  if (!row) throw new DomainError('NOT_FOUND', 'No heads were published on this day.');
  const { statement, publicKey, signature } = row;
  return { format: 'clearedge-heads-2', statement, publicKey, signature };
}

/** The newest published heads in one hash, for a mail; null before the first. */
export async function findHeadsDigest(ctx: Pick<Ctx, 'db'>): Promise<{ publishedOn: string; digest: string } | null> {
  const row = await findNewestHeads(ctx.db);
  return row && { publishedOn: row.publishedOn, digest: digestOf(row.statement) };
}

/** Signs daily heads anew, each with as many links of both chains as it had: for a record that was published elsewhere and chained anew. */
export async function restoreHeads(tx: Ctx, days: readonly HeadsRow[]): Promise<void> {
  const { picks, results } = await readChains(tx);
  let previous = CHAIN_START;
  for (const { publishedOn, publishedAt, statement } of days) {
    const headAt = (links: readonly { hash: string }[], length: string): string => links[Number(length) - 1]?.hash ?? CHAIN_START;
    const heads = {
      'picks.head': headAt(picks, statement['picks.length']!),
      'results.head': headAt(results, statement['results.length']!),
    };
    const signed = signStatement(tx, { ...statement, day: publishedOn, publishedAt: publishedAt.toISOString(), previous, ...heads });
    await addHeads(tx.db, { publishedOn, publishedAt, ...signed });
    previous = digestOf(signed.statement);
  }
}
