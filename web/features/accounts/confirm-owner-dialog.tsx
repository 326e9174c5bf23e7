import { CallError, call } from '@clearedge/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CODE_INPUT, takeFocus } from './account-rules.ts';

/** What was wrong, at its field; a refusal without a field belongs to the password. */
function errorsOf(error: unknown): Record<string, string> {
  const problem = error instanceof CallError ? error.problem : undefined;
  const issues = problem?.issues ?? [];
  if (issues.length > 0) return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  return { password: problem?.message ?? 'Your password could not be checked. Please try again.' };
}

/** Asks for the password again, and the code where signing in takes one. */
export function ConfirmOwnerDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { user } = useSession();
  const needsCode = user?.secondFactor === 'on';
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => call('POST /api/auth/confirm', { body: { password, ...(needsCode && { code: code.trim() }) } }),
    onSuccess: () => onAnswer(true),
  });
  const errors = confirm.isError ? errorsOf(confirm.error) : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Confirm it's you"
      description="This changes money, keys, roles, plans or how you sign in. Enter your password to go on; you won't be asked again for five minutes."
    >
      <form className="form" onSubmit={submit} noValidate aria-label="Confirm it's you">
        <Field
          label="Password"
          type="password"
          name="password"
          ref={takeFocus}
          autoComplete="current-password"
          readOnly={confirm.isPending}
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {needsCode && (
          <Field
            {...CODE_INPUT}
            label="Code"
            hint="From the app, or a recovery code."
            readOnly={confirm.isPending}
            value={code}
            error={errors.code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <div className="form-acts">
          <Button look="primary" type="submit" disabled={confirm.isPending || password === '' || (needsCode && code.trim() === '')}>
            {confirm.isPending ? 'Checking...' : 'Confirm'}
          </Button>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
