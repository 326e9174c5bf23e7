import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useLogin } from '../../core/session/session-calls.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { focusFirstError } from '../../ui/controls/focus-first-error.ts';
import { loginErrors } from './account-rules.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useArrival } from './use-arrival.ts';

/** Email and password; `onDone` runs once somebody is signed in. */
export function LoginForm({ onDone, onLeave }: { onDone: () => void; onLeave?: () => void }) {
  const [form, setForm] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<ReturnType<typeof loginErrors>>({});
  const [hasHalf, setHasHalf] = useState(false);
  const login = useLogin();
  const arrive = useArrival(onDone);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = loginErrors(form);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstError(event.currentTarget);
    else
      login.mutate(
        { ...form, email: form.email.trim() },
        { onSuccess: (answer) => ('user' in answer ? arrive(answer.user) : setHasHalf(true)) },
      );
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
      <DemoAccounts
        onChoose={(account) => {
          setForm({ email: account.email, password: account.password });
          setErrors({});
        }}
      />
    </form>
  );
}
