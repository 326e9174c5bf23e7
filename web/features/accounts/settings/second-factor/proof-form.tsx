import { type FormEvent, useState } from 'react';
import { Button, type ButtonLook } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { CODE_INPUT, takeFocus } from '../../account-rules.ts';
import type { Proof } from './second-factor.queries.ts';

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
export function ProofForm({ act, look = 'primary', isBusy, errors, onProof, onCancel }: ProofFormProps) {
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
