import { onQuestion, type QuestionCode } from '@clearedge/contract/client';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

interface Question {
  answered: Promise<boolean>;
  answer: (sendsAgain: boolean) => void;
}

/** The open question of one refusal code, for the dialog that asks it; calls that need it at once share one question. */
function questionOf(code: QuestionCode): () => Question | null {
  const store = createStore<Question | null>(null);
  const ask = (): Promise<boolean> => {
    const open = store.get();
    if (open) return open.answered;
    let resolve: (sendsAgain: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((done) => {
      resolve = done;
    });
    const answer = (sendsAgain: boolean): void => {
      store.set(null);
      resolve(sendsAgain);
    };
    store.set({ answered, answer });
    return answered;
  };
  return () => {
    useEffect(() => onQuestion(code, ask), []);
    return useSyncExternalStore(store.subscribe, store.get, store.initial);
  };
}

/** Whether it is still the owner, before money, keys, roles or plans change. */
const useOwnerQuestion = questionOf('REAUTH_REQUIRED');
/** Whether the member is 21 or older, before the first bet. */
const useAgeQuestion = questionOf('AGE_UNCONFIRMED');

const ConfirmOwnerDialog = lazy(() =>
  import('../features/accounts/confirm-owner-dialog.tsx').then((module) => ({ default: module.ConfirmOwnerDialog })),
);
const AgeDialog = lazy(() => import('../features/accounts/limits/age/age-dialog.tsx').then((module) => ({ default: module.AgeDialog })));

/** Where a refused call asks for what it lacks; the call goes on after the answer. */
export function QuestionSlots() {
  const owner = useOwnerQuestion();
  const age = useAgeQuestion();
  return (
    <Suspense>
      {owner ? <ConfirmOwnerDialog onAnswer={owner.answer} /> : null}
      {age ? <AgeDialog onAnswer={age.answer} /> : null}
    </Suspense>
  );
}
