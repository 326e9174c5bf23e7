import { createHash } from 'node:crypto';

/** What a link of the record says: names and texts, no numbers, so that every language writes the same bytes. */
export type Statement = Readonly<Record<string, string>>;

export interface Link {
  sequence: number;
  previous: string;
  seal: string;
  hash: string;
}

/** What the first link of a chain names as the one before it. */
export const CHAIN_START = '0'.repeat(64);

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** One line for each name, in the names' order: `name=text`, each ended by a line feed. */
export const statementText = (statement: Statement): string =>
  Object.keys(statement)
    .sort()
    .map((name) => `${name}=${statement[name]}\n`)
    .join('');

const sealOf = (statement: Statement): string => sha256(statementText(statement));
const hashOf = (previous: string, seal: string): string => sha256(previous + seal);

/** The link that follows a head (null: the chain is empty) with this statement. */
export function linkAfter(head: Link | null, statementAt: (sequence: number) => Statement): Link {
  const sequence = (head?.sequence ?? 0) + 1;
  const previous = head?.hash ?? CHAIN_START;
  const seal = sealOf(statementAt(sequence));
  return { sequence, previous, seal, hash: hashOf(previous, seal) };
}

const DECIMALS = 6;
/** A number as it is stored, stated and hashed alike: to the sixth decimal. */
export const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

export type Serializable = string | number | boolean | Date | null;

/** A value as the record says it. A line feed would end the line, so there is none. */
export function serialize(value: Serializable): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : String(rounded(value));
  return String(value).replace(/\s+/g, ' ');
}
