import { call } from '@clearedge/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from '../../core/document-title.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { paths } from '../../lib/paths.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { passwordComplaint } from './account-rules.ts';

/** The mailed link's token, taken out of the address at once: an address ends up in histories. */
function useToken(): string {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', paths.resetPassword);
  }, [token]);
  return token;
}

function useReset() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => call('POST /api/auth/password/reset', { body }),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Sign in with your new password.' });
      void navigate(paths.auth(), { replace: true });
    },
  });
}

export function ResetPage() {
  useDocumentTitle('New password');
  const token = useToken();
  const [form, setForm] = useState({ password: '', confirm: '' });
  const reset = useReset();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const complaint = passwordComplaint(form.password, form.confirm);
    if (complaint) toast({ ...complaint, variant: 'destructive' });
    else reset.mutate({ token, password: form.password });
  };

  return (
    <section className="panel auth">
      <header className="auth-h">
        <h1>New password</h1>
        <p>Setting it signs you out everywhere.</p>
      </header>
      <form className="panel-b form" onSubmit={submit} noValidate>
        {token === '' || reset.isError ? (
          <p className="note bad" role="alert">
            {messageOf(reset.error) ?? 'This link is not valid. Ask for a new one.'}
          </p>
        ) : null}
        <Field
          label="New Password"
          type="password"
          autoComplete="new-password"
          disabled={reset.isPending}
          value={form.password}
          hint="At least 6 characters."
          onChange={(event) => setForm({ ...form, password: event.target.value })}
        />
        <Field
          label="Confirm Password"
          type="password"
          autoComplete="new-password"
          disabled={reset.isPending}
          value={form.confirm}
          onChange={(event) => setForm({ ...form, confirm: event.target.value })}
        />
        <Button look="primary" full type="submit" disabled={reset.isPending || token === ''}>
          {reset.isPending ? 'Saving...' : 'Set password'}
        </Button>
        <Link className="link" to={paths.forgotPassword}>
          Ask for a new link
        </Link>
      </form>
    </section>
  );
}
