const MINUS = '\u2212';
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

const signOf = (value: number, digits: string): string => (Number(digits) === 0 ? '' : value < 0 ? MINUS : '+');

/** 0.573 is "57.3%". */
export const percent = (fraction: number, decimals = 1): string => `${(fraction * 100).toFixed(decimals)}%`;

/** "49.0% win, 6.8% push"; the win chance alone where a push is not possible. */
export const chanceText = ({ winProbability, pushProbability }: { winProbability: number; pushProbability: number }): string =>
  pushProbability > 0 ? `${percent(winProbability)} win, ${percent(pushProbability)} push` : percent(winProbability);

/** 0.031 is "+3.1%", with a true minus sign. */
export function signedPercent(fraction: number): string {
  const digits = Math.abs(fraction * 100).toFixed(1);
  return `${signOf(fraction, digits)}${digits}%`;
}

export function signed(value: number, decimals = 1): string {
  const digits = Math.abs(value).toFixed(decimals);
  return signOf(value, digits) + digits;
}

/** "Sat, Jul 11" of a calendar day. */
export const dayText = (slateOn: string): string => day.format(new Date(`${slateOn}T12:00:00Z`));

/** How long ago something was seen, in words. */
export function ageText(at: Date | string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min old`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h old` : `${Math.floor(minutes / 1440)} days old`;
}

/** "+1.5", "−1.5" */
export const lineText = (line: number): string => (line > 0 ? `+${line}` : line < 0 ? `${MINUS}${Math.abs(line)}` : '0');

const LONGEST_QUOTE = 160;

/** Someone else's words on one line, in quotation marks that they cannot close. */
export function quoted(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/[“”"]/g, '’')
    .replace(/\s+/g, ' ')
    .trim();
  return `“${plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE - 1)}…` : plain}”`;
}
