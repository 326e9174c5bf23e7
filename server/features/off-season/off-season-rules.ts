import { HOUR_MS } from '@clearedge/quant/calendar';

interface Ended {
  seasonYear: number;
  startsAt: Date;
  stage: string | null;
}

/** After the last game that is known of a season its playoffs may still be without a date. */
const UNSURE_HOURS = 96;
/** A further game of a series is listed within a day. */
const FINAL_HOURS = 30;
const SOON_HOURS = 24;

/** Whether a season is over, or the next has not begun: neither while a game of the same season is still to come, nor on the eve of the first. */
export function isOffSeason(last: Ended | null, next: Omit<Ended, 'stage'> | null, finalStage: string | null, now: Date): boolean {
  if (next && (next.startsAt.getTime() - now.getTime()) / HOUR_MS < SOON_HOURS) return false;
  if (!last) return true;
  if (next?.seasonYear === last.seasonYear) return false;
  const since = (now.getTime() - last.startsAt.getTime()) / HOUR_MS;
  return since >= (last.stage !== null && last.stage === finalStage ? FINAL_HOURS : UNSURE_HOURS);
}

/** The same date of the year before; 28 February of one without a 29th. */
export function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('-02-29') ? `${before.slice(0, 4)}-02-28` : before;
}
