import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { toast } from '../toasts.ts';
import {
  isSlipEntry,
  type NewSlipEntry,
  type SlipEntry,
  type SlipIdentity,
  type SlipPatch,
  slipIdentity,
  withChange,
  withEntry,
  without,
} from './slip-rules.ts';

const KEY = 'clearedge.slip';

/** `owner` is whose slip it is; null while nobody is signed in. */
interface StoredSlip {
  owner: string | null;
  entries: unknown[];
}

const isStoredSlip = (value: unknown): value is StoredSlip =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) && 'owner' in value;

const read = (): StoredSlip => readStored(KEY, isStoredSlip) ?? { owner: null, entries: [] };

const first = read();
let owner = first.owner;
const store = createStore<readonly SlipEntry[]>(first.entries.filter(isSlipEntry));

function save(entries: readonly SlipEntry[]): void {
  store.set(entries);
  if (entries.length === 0) removeStored(KEY);
  else writeStored(KEY, { owner, entries });
}

export const slip = {
  add(entry: NewSlipEntry): void {
    save(withEntry(store.get(), entry));
    toast({ title: 'Added to betting slip', description: `${entry.selection}` });
  },
  update: (identity: SlipIdentity, patch: SlipPatch): void => save(withChange(store.get(), identity, patch)),
  remove: (identity: SlipIdentity): void => save(without(store.get(), [identity])),
  clear: (): void => save([]),
  has(identity: SlipIdentity): boolean {
    const id = slipIdentity(identity);
    return store.get().some((one) => slipIdentity(one) === id);
  },
  /** Takes the bets that were accepted off the slip. */
  placed: (identities: readonly SlipIdentity[]): void => save(without(store.get(), identities)),
  entries: store.get,
  subscribe: store.subscribe,
};

/** A visitor's slip goes along when they sign in; somebody else's is wiped, and so is everybody's at sign-out. */
export function giveSlipTo(userId: string | null): void {
  if (owner !== null && owner !== userId) store.set([]);
  owner = userId;
  save(store.get());
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return;
    const stored = read();
    owner = stored.owner;
    store.set(stored.entries.filter(isSlipEntry));
  });
