import { lazy, Suspense, useEffect } from 'react';
import { askWhenRequired, useConfirmQuestion } from '../core/session/confirm-owner.ts';

const ConfirmOwnerDialog = lazy(() =>
  import('../features/accounts/confirm-owner-dialog.tsx').then((module) => ({ default: module.ConfirmOwnerDialog })),
);

/** Where the password is asked for again before money, keys, roles or plans change. */
export function ConfirmOwnerSlot() {
  const question = useConfirmQuestion();
  useEffect(askWhenRequired, []);
  if (!question) return null;
  return (
    <Suspense>
      <ConfirmOwnerDialog onAnswer={question.answer} />
    </Suspense>
  );
}
