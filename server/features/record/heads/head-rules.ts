import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { deriveKey, type Keyed } from '../../../kernel/secrets.ts';
import { CHAIN_START, type Statement, statementText } from '../../chain/index.ts';
import type { WholeRecord } from '../read-record.ts';

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
