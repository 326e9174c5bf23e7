import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { CODE_INPUT, takeFocus } from '../../account-rules.ts';
import { fieldErrors, useConfirm, useEnrol } from './second-factor.queries.ts';

const AppSecret = lazy(() => import('./app-secret.tsx').then((module) => ({ default: module.AppSecret })));

interface Secret {
  secret: string;
  otpauthUri: string;
}

function AskPassword({ onSecret, onCancel }: { onSecret: (secret: Secret) => void; onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const enrol = useEnrol();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enrol.mutate(password, { onSuccess: onSecret });
  };
  return (
    <form className="form" onSubmit={submit} noValidate aria-label="Set up two-step verification">
      <Field
        label="Password"
        type="password"
        name="password"
        ref={takeFocus}
        autoComplete="current-password"
        disabled={enrol.isPending}
        value={password}
        error={fieldErrors(enrol.error).password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="form-acts">
        <Button look="primary" type="submit" disabled={enrol.isPending || password === ''}>
          {enrol.isPending ? 'Checking...' : 'Continue'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

interface ConfirmProps {
  secret: Secret;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function ConfirmSecret({ secret, onCodes, onCancel }: ConfirmProps) {
  const [code, setCode] = useState('');
  const confirm = useConfirm();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm.mutate(code.trim(), { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) });
  };
  return (
    <form className="form" onSubmit={submit} noValidate aria-label="Confirm two-step verification">
      <Suspense fallback={<Skeleton height={360} radius={6} />}>
        <AppSecret {...secret} />
      </Suspense>
      <Field
        {...CODE_INPUT}
        ref={takeFocus}
        label="Code"
        hint="The 6 digits the app shows now."
        value={code}
        error={fieldErrors(confirm.error).code}
        required
        readOnly={confirm.isPending}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="form-acts">
        <Button look="primary" type="submit" disabled={confirm.isPending || code.trim() === ''}>
          {confirm.isPending ? 'Checking...' : 'Turn on'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

/** Password, then the secret for the app, then a code that shows that the app has it. */
export function SetUp({ isRequired, onCodes }: { isRequired: boolean; onCodes: (codes: readonly string[]) => void }) {
  const [step, setStep] = useState<'closed' | 'password' | Secret>('closed');
  const close = (): void => setStep('closed');
  if (step === 'password') return <AskPassword onSecret={setStep} onCancel={close} />;
  if (step !== 'closed') return <ConfirmSecret secret={step} onCodes={onCodes} onCancel={close} />;
  return (
    <div className="form">
      {isRequired ? (
        <p className="note warn" role="alert">
          Admins need two-step verification. Turn it on to use the rest of the site.
        </p>
      ) : null}
      <div className="form-acts">
        <Button look={isRequired ? 'primary' : 'default'} onClick={() => setStep('password')}>
          Set up
        </Button>
      </div>
    </div>
  );
}
