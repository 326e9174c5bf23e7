import { PAID_TIER_NAMES } from '@clearedge/contract/entitlements';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../../core/document-title.ts';
import { useSession } from '../../core/session/session.ts';
import type { SignInMode } from '../../core/session/sign-in.ts';
import { paths, safeReturn } from '../../lib/paths.ts';
import { useSearch } from '../../lib/use-search.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Skeleton } from '../../ui/states/states.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const MODES = [
  { value: 'login', label: 'Sign In' },
  { value: 'register', label: 'Sign Up' },
] as const;
const noop = (): void => undefined;

/** The sign-in page; whoever is signed in is sent on, to where they came from. */
export function AuthPage() {
  const [search] = useSearch();
  const referralCode = search.get('ref')?.slice(0, 40).toUpperCase() ?? '';
  const [mode, setMode] = useState<SignInMode>(search.get('mode') === 'register' || referralCode ? 'register' : 'login');
  const { user, isLoading } = useSession();
  useDocumentTitle(mode === 'login' ? 'Sign In' : 'Sign Up');
  if (user) return <Navigate to={user.secondFactor === 'required' ? paths.settings : safeReturn(search.get('return'))} replace />;
  return (
    <section className="panel auth">
      <header className="auth-h">
        <h1>{mode === 'login' ? 'Welcome Back' : 'Join ClearEdge'}</h1>
        <p>{mode === 'login' ? 'Sign in to your account.' : `Free to start. ${PAID_TIER_NAMES} can be added at any time.`}</p>
      </header>
      <div className="panel-b form">
        <Segmented label="Sign in or sign up" value={mode} options={MODES} onChange={setMode} />
        {isLoading ? (
          <Skeleton height={260} radius={6} />
        ) : mode === 'login' ? (
          <LoginForm onDone={noop} />
        ) : (
          <RegisterForm onDone={noop} isShort referralCode={referralCode} />
        )}
      </div>
    </section>
  );
}
