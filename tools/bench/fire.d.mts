export interface Fired {
  perSecond: number;
  /** Answers with another status than the one expected, and connections that ended. */
  errors: number;
  /** Milliseconds, as text with one decimal. */
  p50: string;
  p97: string;
  p99: string;
}

export function fire(
  url: string,
  headers: Readonly<Record<string, string>>,
  options?: { connections?: number; seconds?: number; status?: number },
): Promise<Fired>;
