import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useRegister } from '../../core/session/session-calls.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { fieldIssues } from '../../lib/field-issues.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { focusFirstError } from '../../ui/controls/focus-first-error.ts';
import { type Errors, type RegisterForm as Form, passwordComplaint, registerErrors, signUpErrors } from './account-rules.ts';
import { ProviderButton } from './provider/provider-button.tsx';
import { useArrival } from './use-arrival.ts';

const EMPTY: Form = { username: '', email: '', password: '', confirm: '', referralCode: '' };
const FIELDS = [
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'nickname' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirm', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
] as const;

interface RegisterFormProps {
  onDone: () => void;
  /** The page's tab asks for less than the dialog: no repetition, no rules of its own. */
  isShort?: boolean;
  /** The code of the link that one came by. */
  referralCode?: string;
  onLeave?: () => void;
}

interface ReferralFieldProps {
  value: string;
  error: string | undefined;
  isBusy: boolean;
  onChange: (value: string) => void;
}

export const ReferralField = ({ value, error, isBusy, onChange }: ReferralFieldProps) => (
  <Field
    label="Referral code (optional)"
    name="referralCode"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    disabled={isBusy}
    value={value}
    error={error}
    onChange={(event) => onChange(event.target.value.toUpperCase())}
  />
);

/** What making an account says, however one is known. */
export const AgreeNote = ({ onLeave }: { onLeave?: (() => void) | undefined }) => (
  <p className="cap">
    By creating an account you confirm that you are 21 or older and agree to the{' '}
    <Link className="link" to={paths.terms} onClick={onLeave}>
      Terms
    </Link>{' '}
    and{' '}
    <Link className="link" to={paths.privacy} onClick={onLeave}>
      Privacy
    </Link>{' '}
    pages.
  </p>
);

/** Checks a form and complains; true when it may be sent. */
function mayBeSent(form: Form, isShort: boolean, setErrors: (errors: Errors<Form>) => void): boolean {
  const errors = isShort ? signUpErrors(form) : registerErrors(form);
  const complaint = isShort ? undefined : passwordComplaint(form.password, form.confirm);
  setErrors(errors);
  if (complaint && !errors.password && !errors.confirm) toast({ ...complaint, variant: 'destructive' });
  return Object.keys(errors).length === 0 && !complaint;
}

export function RegisterForm({ onDone, isShort = false, referralCode = '', onLeave }: RegisterFormProps) {
  const [form, setForm] = useState({ ...EMPTY, referralCode });
  const [errors, setErrors] = useState<Errors<Form>>({});
  const register = useRegister();
  const arrive = useArrival(onDone);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!mayBeSent(form, isShort, setErrors)) {
      focusFirstError(event.currentTarget);
      return;
    }
    const { username, email, password } = form;
    const code = form.referralCode.trim();
    register.mutate(
      { username: username.trim(), email: email.trim(), password, ...(code && { referralCode: code }) },
      { onSuccess: ({ user }) => arrive(user), onError: (error) => setErrors(fieldIssues(error, 'body.')) },
    );
  };

  return (
    <form className="form" onSubmit={submit} noValidate aria-label="Create an account">
      {FIELDS.filter(({ name }) => !isShort || name !== 'confirm').map(({ name, ...field }) => (
        <Field
          key={name}
          {...field}
          name={name}
          required
          disabled={register.isPending}
          value={form[name]}
          error={errors[name]}
          onChange={(event) => setForm({ ...form, [name]: event.target.value })}
        />
      ))}
      <ReferralField
        value={form.referralCode}
        error={errors.referralCode}
        isBusy={register.isPending}
        onChange={(value) => setForm({ ...form, referralCode: value })}
      />
      <Button look="primary" full type="submit" disabled={register.isPending}>
        {register.isPending ? 'Creating account...' : 'Create Account'}
      </Button>
      <AgreeNote onLeave={onLeave} />
      <ProviderButton isBusy={register.isPending} />
    </form>
  );
}
