import { useStatus } from '../status.ts';
import { startTour } from '../tour.ts';
import { useLogin } from './session-calls.ts';

/** Signing in as the demo's member with every feature; no account outside a demo. */
export function useDemoSignIn() {
  const account = useStatus()?.demoAccounts.findLast(({ isAdmin }) => !isAdmin);
  const login = useLogin();
  // The button may be gone once the session starts, and a mutation's callbacks with it.
  const signIn = async (): Promise<void> => {
    if (!account) return;
    const { email, password } = account;
    await login.mutateAsync({ email, password }).then(startTour, () => undefined);
  };
  return { account, signIn, isPending: login.isPending };
}
