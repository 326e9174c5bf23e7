interface Read {
  value: number | null;
  error?: string;
}

/** Dollars someone typed; empty is no limit. */
export function amountOf(text: string): Read {
  if (text.trim() === '') return { value: null };
  return /^\d{1,9}(\.\d{1,2})?$/.test(text.trim())
    ? { value: Number(text) }
    : { value: null, error: 'Enter an amount in dollars with at most two decimals.' };
}

/** Minutes between two reminders; empty is none. */
export function minutesOf(text: string): Read {
  if (text.trim() === '') return { value: null };
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= 15 && value <= 480 ? { value } : { value: null, error: 'Between 15 and 480 minutes.' };
}

export const COOL_OFFS = [
  { value: '24', label: '24 hours' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '720', label: '30 days' },
] as const;
export const EXCLUSIONS = [
  { value: '180', label: '6 months' },
  { value: '365', label: '1 year' },
  { value: '1095', label: '3 years' },
  { value: '1825', label: '5 years' },
] as const;
export const CONFIRM_WORD = 'EXCLUDE';
