import { lazy, Suspense } from 'react';
import { closeSignIn, useSignInMode } from '../core/session/sign-in.ts';

const SignInDialog = lazy(() => import('../features/accounts/sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })));

/** Where the sign-in dialog opens; its script comes with the first press. */
export function SignInSlot() {
  const mode = useSignInMode();
  if (!mode) return null;
  return (
    <Suspense>
      <SignInDialog mode={mode} onClose={closeSignIn} />
    </Suspense>
  );
}
