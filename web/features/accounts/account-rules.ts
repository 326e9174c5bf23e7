const MIN_USERNAME = 3;
const MIN_PASSWORD = 6;

export interface RegisterForm {
  username: string;
  email: string;
  password: string;
  confirm: string;
  referralCode: string;
}
export type Errors<T> = Partial<Record<keyof T, string>>;

export interface Complaint {
  title: string;
  description: string;
}

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());

export const emailError = (email: string): string | undefined =>
  email.trim() === '' ? 'Email is required.' : isEmail(email) ? undefined : 'Please enter a valid email address.';

const TOO_SHORT: Complaint = { title: 'Password too short', description: 'Password must be at least 6 characters long.' };
const MISMATCH: Complaint = { title: 'Password mismatch', description: 'Passwords do not match. Please try again.' };

/** What is wrong with a new password and its repetition; nothing is sent while something is. */
export function passwordComplaint(password: string, confirm: string): Complaint | undefined {
  if (password !== confirm) return MISMATCH;
  return password.length < MIN_PASSWORD ? TOO_SHORT : undefined;
}

const present = <T>(errors: Errors<T>): Errors<T> => Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as Errors<T>;

export const loginErrors = (form: { email: string; password: string }): Errors<{ email: string; password: string }> =>
  present({ email: emailError(form.email), password: form.password === '' ? 'Password is required.' : undefined } as Errors<{
    email: string;
    password: string;
  }>);

function usernameError(username: string): string | undefined {
  const name = username.trim();
  if (name === '') return 'Username is required.';
  return name.length < MIN_USERNAME ? 'Username must be at least 3 characters long.' : undefined;
}

/** Field errors of the dialog's registration; the passwords' own rules are `passwordComplaint`. */
export const registerErrors = (form: Omit<RegisterForm, 'referralCode'>): Errors<RegisterForm> =>
  present({
    username: usernameError(form.username),
    email: emailError(form.email),
    password: form.password === '' ? 'Password is required.' : undefined,
    confirm: form.confirm === '' ? 'Please confirm your password.' : undefined,
  } as Errors<RegisterForm>);

/** The sign-up tab of the page only asks that nothing is empty; the server says the rest. */
export const signUpErrors = (form: Omit<RegisterForm, 'confirm' | 'referralCode'>): Errors<RegisterForm> =>
  present({
    username: form.username.trim() === '' ? 'Username is required.' : undefined,
    email: form.email.trim() === '' ? 'Email is required.' : undefined,
    password: form.password === '' ? 'Password is required.' : undefined,
  } as Errors<RegisterForm>);

/** How a field for a code is made: browsers may offer the one just received; letters stay possible, for recovery codes have some. */
export const CODE_INPUT = {
  name: 'code',
  autoComplete: 'one-time-code',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: 40,
} as const;

/** For the first field of a form that takes another one's place, and with it the focus: as a ref, so that it is taken once. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
