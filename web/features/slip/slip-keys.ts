import { type SlipIdentity, slipIdentity } from '../../core/slip/index.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'clearedge.slip-keys';
const JOINT = '\n';
type Keys = Record<string, string>;

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
const read = (): Keys => readStored(KEY, isKeys) ?? {};

function save(keys: Keys): void {
  if (Object.keys(keys).length === 0) removeStored(KEY);
  else writeStored(KEY, keys);
}

/**
 * One key per bet from its first attempt until the server has accepted it, through reloads and changes of the stake: an answer that
 * was lost may have been a yes, and only the same key lets the server say so instead of placing a second bet.
 */
export function keyFor(id: string): string {
  const keys = read();
  const key = keys[id] ?? crypto.randomUUID();
  if (!keys[id]) save({ ...keys, [id]: key });
  return key;
}

export function forgetKey(gone: string): void {
  save(Object.fromEntries(Object.entries(read()).filter(([id]) => id !== gone)));
}

/** The one of a ticket of several legs, in whatever order they stand on the slip. */
export const ticketId = (legs: readonly SlipIdentity[]): string => legs.map(slipIdentity).sort().join(JOINT);

/** Drops the keys of bets, and of tickets with a leg, that have left the slip. */
export function keepKeysOf(entries: readonly SlipIdentity[]): void {
  const stored = new Set(entries.map(slipIdentity));
  save(Object.fromEntries(Object.entries(read()).filter(([id]) => id.split(JOINT).every((leg) => stored.has(leg)))));
}
