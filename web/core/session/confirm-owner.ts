import { onReauthRequired } from '@clearedge/contract/client';
import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

interface Question {
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}
const store = createStore<Question | null>(null);

/** Opens the dialog that asks for the password again; calls that need it at once share one question. */
function ask(): Promise<boolean> {
  const open = store.get();
  if (open) return open.answered;
  let resolve: (isConfirmed: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((done) => {
    resolve = done;
  });
  const answer = (isConfirmed: boolean): void => {
    store.set(null);
    resolve(isConfirmed);
  };
  store.set({ answered, answer });
  return answered;
}

export const askWhenRequired = (): void => onReauthRequired(ask);
export const useConfirmQuestion = (): Question | null => useSyncExternalStore(store.subscribe, store.get, store.initial);
