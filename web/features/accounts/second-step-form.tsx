import { call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { welcomeBack } from '../../core/session/session-calls.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { CODE_INPUT, takeFocus } from './account-rules.ts';

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
      <p>Your password is right. Now the code that your authenticator app shows.</p>
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
