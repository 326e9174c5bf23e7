import { type SlipIdentity, slipIdentity } from '../../../core/slip/index.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'clearedge.slip-keys';
type Keys = Record<string, string>;

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
const read = (): Keys => readStored(KEY, isKeys) ?? {};

function save(keys: Keys): void {
  if (Object.keys(keys).length === 0) removeStored(KEY);
  else writeStored(KEY, keys);
}

/**
 * One key per bet from its first attempt until the server has said yes, through reloads and changes of the stake: an answer that
 * was lost may have been a yes, and only the same key lets the server say so instead of placing a second bet.
 */
export function keyFor(identity: SlipIdentity): string {
  const keys = read();
  const id = slipIdentity(identity);
  const key = keys[id] ?? crypto.randomUUID();
  if (!keys[id]) save({ ...keys, [id]: key });
  return key;
}

export function forgetKeys(identities: readonly SlipIdentity[]): void {
  const gone = new Set(identities.map(slipIdentity));
  save(Object.fromEntries(Object.entries(read()).filter(([id]) => !gone.has(id))));
}

/** Drops the keys of bets that have left the slip. */
export function keepKeysOf(entries: readonly SlipIdentity[]): void {
  const kept = new Set(entries.map(slipIdentity));
  save(Object.fromEntries(Object.entries(read()).filter(([id]) => kept.has(id))));
}
