import { PAID_TIER_NAMES } from '@clearedge/contract/entitlements';
import { openSignIn, type SignInMode } from '../../core/session/sign-in.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const WORDS = {
  login: {
    title: 'Welcome Back',
    text: 'Sign in to place bets, follow your record and use your plan.',
    ask: "Don't have an account?",
    other: 'Sign up',
    to: 'register',
  },
  register: {
    title: 'Join ClearEdge',
    text: `Free to start. ${PAID_TIER_NAMES} can be added at any time.`,
    ask: 'Already have an account?',
    other: 'Sign in',
    to: 'login',
  },
} as const;

/** Signing in and joining, one dialog that switches between the two and closes on success. */
export function SignInDialog({ mode, onClose }: { mode: SignInMode; onClose: () => void }) {
  const words = WORDS[mode];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title} description={words.text}>
      {mode === 'login' ? <LoginForm onDone={onClose} onLeave={onClose} /> : <RegisterForm onDone={onClose} onLeave={onClose} />}
      <p className="switch">
        {words.ask}{' '}
        <button type="button" className="link" onClick={() => openSignIn(words.to)}>
          {words.other}
        </button>
      </p>
    </Dialog>
  );
}
