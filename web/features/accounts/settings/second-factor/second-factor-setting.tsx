import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button, type ButtonLook } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { Badge } from '../../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states/states.tsx';
import { CODE_INPUT, takeFocus } from '../../account-rules.ts';
import { fieldErrors, type Proof, secondFactor, useRenewCodes, useTurnOff } from './second-factor.queries.ts';
import { SetUp } from './set-up.tsx';

interface ProofFormProps {
  /** What the button says and does. */
  act: string;
  look?: ButtonLook;
  isBusy: boolean;
  errors: Record<string, string>;
  onProof: (proof: Proof) => void;
  onCancel: () => void;
}

/** Password and code, asked for before the second factor itself is changed. */
function ProofForm({ act, look = 'primary', isBusy, errors, onProof, onCancel }: ProofFormProps) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onProof({ ...proof, code: proof.code.trim() });
  };
  return (
    <form className="form" onSubmit={submit} noValidate aria-label={act}>
      <Field
        label="Password"
        type="password"
        name="password"
        ref={takeFocus}
        autoComplete="current-password"
        disabled={isBusy}
        value={proof.password}
        error={errors.password}
        onChange={(event) => setProof({ ...proof, password: event.target.value })}
      />
      <Field
        {...CODE_INPUT}
        label="Code"
        disabled={isBusy}
        hint="From the app, or a recovery code."
        value={proof.code}
        error={errors.code}
        onChange={(event) => setProof({ ...proof, code: event.target.value })}
      />
      <div className="form-acts">
        <Button look={look} type="submit" disabled={isBusy || proof.password === '' || proof.code.trim() === ''}>
          {isBusy ? 'Checking...' : act}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

interface State {
  since: string | null;
  recoveryCodesLeft: number;
}

interface TurnedOnProps {
  state: State;
  onCodes: (codes: readonly string[]) => void;
}

/** That it is on, since when, and the two things that one may do about it. */
function TurnedOn({ state: { since, recoveryCodesLeft }, onCodes }: TurnedOnProps) {
  const [asks, setAsks] = useState<'renew' | 'off'>();
  const { dateTime } = useReaderFormat();
  const renew = useRenewCodes();
  const turnOff = useTurnOff();
  const close = (): void => setAsks(undefined);
  return (
    <div className="form">
      <p>
        <Badge look="value">On</Badge> <span className="cap">{since ? `since ${dateTime(since)}` : null}</span>
      </p>
      <p className={recoveryCodesLeft < 3 ? 'note warn' : 'cap'}>
        {recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`} left.
      </p>
      {asks === 'renew' ? (
        <ProofForm
          act="Make new codes"
          isBusy={renew.isPending}
          errors={fieldErrors(renew.error)}
          onCancel={close}
          onProof={(proof) => renew.mutate(proof, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
        />
      ) : asks === 'off' ? (
        <ProofForm
          act="Turn off"
          look="danger"
          isBusy={turnOff.isPending}
          errors={fieldErrors(turnOff.error)}
          onCancel={close}
          onProof={turnOff.mutate}
        />
      ) : (
        <div className="form-acts">
          <Button onClick={() => setAsks('renew')}>New recovery codes</Button>
          <Button look="danger" onClick={() => setAsks('off')}>
            Turn off
          </Button>
        </div>
      )}
    </div>
  );
}

const fileOf = (codes: readonly string[]): string =>
  ['ClearEdge recovery codes', 'Each works once, instead of an app code.', '', ...codes, ''].join('\r\n');

/** Shown once: the server keeps only their hashes. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="form">
      <p className="note warn" role="alert">
        Two-step verification is on. Store these recovery codes away from your phone: each signs you in once if you lose it. They are not
        shown again.
      </p>
      <ul className="codes code" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-acts">
        <Button look="primary" ref={takeFocus} onClick={() => saveFile('clearedge-recovery-codes.txt', fileOf(codes), 'text/plain')}>
          Download
        </Button>
        <Button onClick={onDone}>I saved them</Button>
      </div>
    </div>
  );
}

/** Off, being set up, on, or showing new recovery codes for the one time that they can be seen. */
export function SecondFactorSetting() {
  const { data, isPending, isError, refetch } = useQuery(secondFactor);
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  if (newCodes) return <RecoveryCodes codes={newCodes} onDone={() => setNewCodes(undefined)} />;
  if (isPending) return <Skeleton height={36} radius={6} />;
  if (isError) return <ErrorState title="Two-step verification could not be loaded" onRetry={() => void refetch()} />;
  return data.isOn ? <TurnedOn state={data} onCodes={setNewCodes} /> : <SetUp isRequired={data.isRequired} onCodes={setNewCodes} />;
}
