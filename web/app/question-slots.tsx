import { lazy, Suspense } from 'react';
import { useAgeQuestion, useOwnerQuestion } from '../core/session/questions.ts';

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
