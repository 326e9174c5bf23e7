import { call } from '@clearedge/contract/client';
import { TIER_NAME } from '@clearedge/contract/entitlements';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useLogin, welcomeBack } from '../../core/session/session-calls.ts';
import { type Status, useStatus } from '../../core/status.ts';
import { paths } from '../../lib/paths.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { focusFirstError } from '../../ui/controls/focus-first-error.ts';
import { CODE_INPUT, loginErrors, takeFocus } from './account-rules.ts';
import { ProviderButton } from './provider/provider-button.tsx';
import { useArrival } from './use-arrival.ts';

function useSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call('POST /api/auth/login/second-step', { body: { code } }),
    onSuccess: (me) => welcomeBack(client, me),
  });
}

/** The second step of signing in, in place of the first one's form. */
export function SecondStepForm({ onDone, onStartOver }: { onDone: () => void; onStartOver: () => void }) {
  const [code, setCode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const step = useSecondStep();
  const refused = step.isError ? (messageOf(step.error) ?? 'The code could not be checked. Please try again.') : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsEmpty(code.trim() === '');
    if (code.trim() !== '') step.mutate(code.trim(), { onSuccess: onDone, onError: () => setCode('') });
  };

  return (
    <form className="form" onSubmit={submit} noValidate aria-label="Second step">
      <p>Now enter the code from your authenticator app.</p>
      <Field
        {...CODE_INPUT}
        ref={takeFocus}
        label="Code"
        hint="6 digits. Without your phone: one of your recovery codes."
        value={code}
        error={isEmpty ? 'Enter the code.' : refused}
        required
        readOnly={step.isPending}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button look="primary" full type="submit" disabled={step.isPending}>
        {step.isPending ? 'Checking...' : 'Verify'}
      </Button>
      <button type="button" className="link" onClick={onStartOver}>
        Start over
      </button>
    </form>
  );
}

type DemoAccount = Status['demoAccounts'][number];

const nameOf = (account: DemoAccount): string => (account.isAdmin ? 'Admin' : TIER_NAME[account.tier]);

/** The accounts of a demo installation, each signed in with one press. */
function DemoAccounts({ isBusy, onChoose }: { isBusy: boolean; onChoose: (account: DemoAccount) => void }) {
  const accounts = useStatus()?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className="demo" aria-label="Demo accounts">
      <p className="cap">This installation shows simulated games. Sign in at once as:</p>
      <div>
        {accounts.map((account) => (
          <Button key={account.email} title={account.email} disabled={isBusy} onClick={() => onChoose(account)}>
            {nameOf(account)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Email and password; `onDone` runs once someone is signed in. */
export function LoginForm({ onDone, onLeave }: { onDone: () => void; onLeave?: () => void }) {
  const [form, setForm] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<ReturnType<typeof loginErrors>>({});
  const [hasHalf, setHasHalf] = useState(false);
  const login = useLogin();
  const arrive = useArrival(onDone);

  const enter = (body: typeof form): void =>
    login.mutate(body, { onSuccess: (answer) => ('user' in answer ? arrive(answer.user) : setHasHalf(true)) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = loginErrors(form);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstError(event.currentTarget);
    else enter({ ...form, email: form.email.trim() });
  };

  if (hasHalf) return <SecondStepForm onDone={onDone} onStartOver={() => setHasHalf(false)} />;

  return (
    <form className="form" onSubmit={submit} noValidate aria-label="Sign in">
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        disabled={login.isPending}
        value={form.email}
        error={errors.email}
        onChange={(event) => setForm({ ...form, email: event.target.value })}
      />
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        disabled={login.isPending}
        value={form.password}
        error={errors.password}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
      />
      <Button look="primary" full type="submit" disabled={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <Link className="link" to={paths.forgotPassword} onClick={onLeave}>
        Forgot your password?
      </Link>
      <ProviderButton isBusy={login.isPending} />
      <DemoAccounts isBusy={login.isPending} onChoose={({ email, password }) => enter({ email, password })} />
    </form>
  );
}
