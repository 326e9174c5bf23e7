import { call } from '@clearedge/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../core/document-title.ts';
import { paths } from '../../lib/paths.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { emailError } from './account-rules.ts';

export function ForgotPage() {
  useDocumentTitle('Forgotten password');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const forgot = useMutation({ mutationFn: (address: string) => call('POST /api/auth/password/forgot', { body: { email: address } }) });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = emailError(email);
    setError(found);
    if (!found) forgot.mutate(email.trim());
  };

  return (
    <section className="panel auth">
      <header className="auth-h">
        <h1>Forgotten password</h1>
        <p>We’ll email you a link to set a new one.</p>
      </header>
      <form className="panel-b form" onSubmit={submit} noValidate>
        {forgot.isSuccess ? (
          <output className="note good">
            If an account exists for {email.trim()}, a link is on its way. It works once and for 30 minutes.
          </output>
        ) : (
          <>
            {forgot.isError ? (
              <p className="note bad" role="alert">
                {messageOf(forgot.error) ?? 'The link could not be sent. Please try again.'}
              </p>
            ) : null}
            <Field
              label="Email"
              type="email"
              autoComplete="email"
              required
              disabled={forgot.isPending}
              value={email}
              error={error}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button look="primary" full type="submit" disabled={forgot.isPending}>
              {forgot.isPending ? 'Sending...' : 'Send link'}
            </Button>
          </>
        )}
        <Link className="link" to={paths.auth()}>
          Back to Sign In
        </Link>
      </form>
    </section>
  );
}
