import { isPlace, type Place } from '../places.ts';

export const FAULT_KINDS = [
  'timeout',
  'reset',
  'html',
  'half_json',
  'huge',
  'rate_limited',
  'server_error',
  'slow_drip',
  'wrong_season',
  'old_answer',
  'refused',
  'no_credits',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong, at whom, and when. */
export interface Fault {
  place: Place | '*';
  kind: FaultKind;
  /** On the replay clock. */
  from: Date;
  /** Null until it is taken back. */
  forMs: number | null;
}

class FaultError extends Error {
  constructor(text: string, why: string) {
    super(`--fault ${text}: ${why}; write it as provider=kind[,from,seconds], like odds=timeout,2026-08-07T20:00:00Z,600`);
    this.name = 'FaultError';
  }
}

const isKind = (text: string): text is FaultKind => (FAULT_KINDS as readonly string[]).includes(text);

/** `odds=timeout`, `*=reset,2026-08-07T20:00:00Z,600`; without a time it begins `now`. Throws FaultError for anything else. */
export function readFault(text: string, now: Date): Fault {
  const [what = '', from = '', seconds = ''] = text.split(',').map((part) => part.trim());
  const [place = '', kind = ''] = what.split('=');
  if (place !== '*' && !isPlace(place)) throw new FaultError(text, `"${place}" is no provider`);
  if (!isKind(kind)) throw new FaultError(text, `the kinds are ${FAULT_KINDS.join(', ')}`);
  if (from !== '' && Number.isNaN(Date.parse(from))) throw new FaultError(text, `"${from}" is no time`);
  if (seconds !== '' && !/^\d{1,9}$/.test(seconds)) throw new FaultError(text, `"${seconds}" is no number of seconds`);
  return { place, kind, from: from === '' ? now : new Date(from), forMs: seconds === '' ? null : Number(seconds) * 1000 };
}

const isOn = ({ from, forMs }: Fault, at: Date): boolean => at >= from && (forMs === null || at.getTime() < from.getTime() + forMs);

/** The fault that a place suffers now; the one named last wins. */
export const faultOf = (faults: readonly Fault[], place: Place, at: Date): Fault | null =>
  faults.findLast((fault) => (fault.place === '*' || fault.place === place) && isOn(fault, at)) ?? null;
