import { DAY_MS, daysBetween, easternDay, easternInstant, HOUR_MS, shiftDay } from '@clearedge/quant/calendar';

/** Where an install stands in the simulated world: days by which its dates are later than the world's own, and what its seasons are called later. */
export interface WorldShift {
  /** Whole weeks, so that weekdays hold. */
  days: number;
  /** Years that are added to the name of a season. */
  years: number;
}

export const NO_SHIFT: WorldShift = { days: 0, years: 0 };

/** The Monday of the world's week in which installs open: every league is in mid-season and named after the same year. */
export const OPENING_WEEK_ON = '2026-12-07';

/** The shift of an install whose first week begins on this Monday (yyyy-MM-dd). RangeError for another weekday. */
export function shiftFor(mondayOn: string): WorldShift {
  const days = daysBetween(OPENING_WEEK_ON, mondayOn);
  if (days % 7 !== 0) throw new RangeError(`Not a Monday: ${mondayOn}`);
  return { days, years: Number(mondayOn.slice(0, 4)) - Number(OPENING_WEEK_ON.slice(0, 4)) };
}

export const inverseOf = ({ days, years }: WorldShift): WorldShift => ({ days: -days, years: years === 0 ? 0 : -years });

/** Clocks change at two; a game of the evening before may go on, and keeps its length. Nothing is played at five. */
const TURN_HOUR = 5;
const HOURS_STORED = 20_000;
const SEASON_KEYS: ReadonlySet<string> = new Set(['seasonYear', 'year']);

// A day, an instant as ISO or PostgreSQL write it, the day in a game's id, the year in a tournament's.
const DATED =
  /(?<!\d)(\d{4}-\d{2}-\d{2})(?:([T ]\d{2}:\d{2}:\d{2})(\.\d+)?(Z|\+00(?::?00)?))?(?!\d)|(?<!\d)(\d{8})(?=_[A-Z]{2,3}@)|(?<=golf-)(\d{4})(?=-)/g;

interface Moves {
  instant: (ms: number) => number;
  /** Every date in a text moved; the text itself where there is none. */
  text: (text: string) => string;
  /** A copy of plain values with every date and season moved. */
  value: <T>(value: T) => T;
}

/** Moves dates by a shift. Instants keep their Eastern wall time from five in the morning on; later instants never become earlier. */
export function movesOf({ days, years }: WorldShift): Moves {
  if (days === 0 && years === 0) return { instant: (ms) => ms, text: (text) => text, value: (value) => value };
  const hours = new Map<number, { byMs: number; latest: number }>();

  const turnOf = (day: string): number => easternInstant(day, TURN_HOUR).getTime();
  function hourOf(ms: number): { byMs: number; latest: number } {
    const startMs = Math.floor(ms / HOUR_MS) * HOUR_MS;
    let hour = hours.get(startMs);
    if (hour === undefined) {
      const today = easternDay(new Date(startMs));
      const day = startMs < turnOf(today) ? shiftDay(today, -1) : today;
      hour = { byMs: turnOf(shiftDay(day, days)) - turnOf(day), latest: turnOf(shiftDay(day, days + 1)) };
      if (hours.size > HOURS_STORED) hours.clear();
      hours.set(startMs, hour);
    }
    return hour;
  }
  const instant = (ms: number): number => {
    const { byMs, latest } = hourOf(ms);
    return Math.min(ms + byMs, latest);
  };
  const moveDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

  function replaced(match: string, day?: string, clock?: string, fraction?: string, zone?: string, idDay?: string, year?: string): string {
    if (year !== undefined) return String(Number(year) + years);
    if (idDay !== undefined) return moveDay(`${idDay.slice(0, 4)}-${idDay.slice(4, 6)}-${idDay.slice(6)}`).replaceAll('-', '');
    if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return match;
    if (clock === undefined) return moveDay(day!);
    const moved = new Date(instant(Date.parse(`${day}T${clock.slice(1)}Z`))).toISOString();
    return `${moved.slice(0, 10)}${clock[0]}${moved.slice(11, 19)}${fraction ?? ''}${zone}`;
  }
  const text = (from: string): string => (from.length < 10 ? from : from.replace(DATED, replaced));

  function move(value: unknown, key?: string): unknown {
    if (typeof value === 'string') return text(value);
    if (typeof value === 'number') return key !== undefined && SEASON_KEYS.has(key) ? value + years : value;
    if (value instanceof Date) return new Date(instant(value.getTime()));
    if (Array.isArray(value)) return value.map((item) => move(item));
    if (typeof value !== 'object' || value === null) return value;
    const moved: Record<string, unknown> = {};
    for (const [name, item] of Object.entries(value)) moved[text(name)] = move(item, name);
    return moved;
  }
  return { instant, text, value: (value) => move(value) as never };
}

const holdsMethods = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((member) => typeof member === 'function' || holdsMethods(member));

/** The same source seen from an install's own dates: what it is asked goes back to the world's, what it answers comes forward. */
export function withShift<T extends object>(source: T, shift: WorldShift): T {
  if (shift.days === 0 && shift.years === 0) return source;
  const [forward, back] = [movesOf(shift), movesOf(inverseOf(shift))];
  const shifted = (part: object): object =>
    Object.fromEntries(
      Object.entries(part).map(([name, member]: [string, unknown]) => {
        if (typeof member === 'function')
          return [
            name,
            async (...args: unknown[]) =>
              forward.value(
                await (member.apply(
                  part,
                  args.map((arg) => back.value(arg)),
                ) as unknown),
              ),
          ];
        return [name, holdsMethods(member) ? shifted(member) : member];
      }),
    );
  return shifted(source) as T;
}
