/** A calendar month of UTC, with its bounds as PostgreSQL writes instants. */
export interface Month {
  /** Like 2026_07; part of a partition's name. */
  name: string;
  from: string;
  /** The first instant that is not in it. */
  to: string;
}

const monthAt = (year: number, month: number): Month => {
  const first = (ahead: number): string => new Date(Date.UTC(year, month + ahead, 1)).toISOString();
  return { name: first(0).slice(0, 7).replace('-', '_'), from: first(0), to: first(1) };
};

/** The month of an instant. Throws RangeError for an invalid date. */
export function monthOf(at: Date): Month {
  if (Number.isNaN(at.getTime())) throw new RangeError('the month of no instant');
  return monthAt(at.getUTCFullYear(), at.getUTCMonth());
}

/** The month of an instant and as many after it as `ahead` says. */
export function monthsFrom(at: Date, ahead: number): Month[] {
  monthOf(at);
  return Array.from({ length: ahead + 1 }, (_, step) => monthAt(at.getUTCFullYear(), at.getUTCMonth() + step));
}
