import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../calendar/day-number.ts';
import type { Tape } from '../tape.ts';

const LIVE_MS = 20 * MINUTE_MS;
const DAY_SHARE_MS = 6 * HOUR_MS;
const FAR_MS = 10 * DAY_MS;

/** Whether somebody is on the course, and if not, when the last putt of the round before fell. */
function lastPlayAt({ roundEndsAt, entries }: Tape, asOf: number): number {
  const over = roundEndsAt.filter((at) => at <= asOf);
  const round = over.length + 1;
  const hasBegun = entries.some(({ rounds }) => rounds.some((one) => one.round === round && one.teeAt <= asOf));
  return hasBegun || over.length === 0 ? asOf : over.at(-1)! + LIVE_MS;
}

/** The moment the books last made up their mind: every 20 minutes while there is play, every 6 hours before the week, once a day long before. Null before they open and after the end. */
export function tickAt(tape: Tape, asOf: number): number | null {
  const { startsAt, opensAt } = tape.fixture;
  if (asOf < opensAt || asOf >= tape.endsAt) return null;
  if (asOf >= startsAt) return Math.max(startsAt, Math.floor(Math.min(asOf, lastPlayAt(tape, asOf)) / LIVE_MS) * LIVE_MS);
  const step = startsAt - asOf > FAR_MS ? DAY_MS : DAY_SHARE_MS;
  return Math.max(opensAt, Math.floor(asOf / step) * step);
}
