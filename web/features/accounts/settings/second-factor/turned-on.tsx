import { type FormEvent, useState } from 'react';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { Button, type ButtonLook } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { Badge } from '../../../../ui/marks/badge.tsx';
import { CODE_INPUT, takeFocus } from '../../account-rules.ts';
import { fieldErrors, type Proof, useRenewCodes, useTurnOff } from './second-factor.queries.ts';

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
export function TurnedOn({ state: { since, recoveryCodesLeft }, onCodes }: TurnedOnProps) {
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
