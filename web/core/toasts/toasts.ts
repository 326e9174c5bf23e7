import { createStore } from '../../lib/store.ts';

const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD = 50;

export interface ToastText {
  title: string;
  description?: string | undefined;
  variant?: 'destructive' | undefined;
}
export interface Toast extends ToastText {
  id: string;
  open: boolean;
}

export const toastStore = createStore<readonly Toast[]>([]);
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

const change = (id: string, patch: Partial<Toast>): void =>
  toastStore.set(toastStore.get().map((one) => (one.id === id ? { ...one, ...patch } : one)));

function remove(id: string): void {
  removals.delete(id);
  toastStore.set(toastStore.get().filter((one) => one.id !== id));
}

/** Closes a toast; it stays in the list until its removal, so that it can leave with a movement. */
export function dismissToast(id: string): void {
  change(id, { open: false });
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => remove(id), TOAST_REMOVE_DELAY_MS),
    );
}

/** Shows a toast in place of the one before it. */
export function toast(text: ToastText): { id: string; dismiss: () => void; update: (text: Partial<ToastText>) => void } {
  count += 1;
  const id = String(count);
  toastStore.set([{ ...text, id, open: true }, ...toastStore.get()].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id), update: (patch) => change(id, patch) };
}
