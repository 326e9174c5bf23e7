import { DAY_MS } from '@clearedge/quant/calendar';
import { instantAt } from '../../calendar.ts';
import { shuffled } from '../../leagues/shuffled.ts';
import { weekdayIn } from '../calendar/season-calendar.ts';
import { teamOf } from '../teams.ts';

// Family Day, Victoria Day, the civic holiday, Labour Day, Thanksgiving: month, and the days among which their Monday falls.
const MONDAYS = [
  [2, 15, 21],
  [5, 18, 24],
  [8, 1, 7],
  [9, 1, 7],
  [10, 8, 14],
] as const;

/** Whether a Monday is one of Canada's holidays on which football is played. */
function isHolidayMonday(monday: number): boolean {
  const date = new Date(monday * DAY_MS);
  return MONDAYS.some(([month, from, to]) => date.getUTCMonth() + 1 === month && date.getUTCDate() >= from && date.getUTCDate() <= to);
}

/** A place in the week: an hour of the stadium's own evening, or one hour for the whole country's television. */
export interface Slot {
  weekday: number;
  start: { evening: true } | { easternMinutes: number };
}

const { thursday, friday, saturday, sunday, monday } = weekdayIn;
const evening = (weekday: number): Slot => ({ weekday, start: { evening: true } });
const eastern = (weekday: number, hour: number, minute = 0): Slot => ({ weekday, start: { easternMinutes: hour * 60 + minute } });

// Every Saturday has an afternoon. Shares of the days follow data/cfl: Saturday 45%, Friday 27%, Thursday 15%, Sunday 10%, Monday 2% (holidays).
const FOUR_GAMES: readonly Slot[][] = [
  [evening(thursday), evening(friday), eastern(saturday, 16), eastern(saturday, 19)],
  [evening(thursday), evening(friday), eastern(saturday, 16), evening(saturday)],
  [evening(thursday), evening(friday), eastern(saturday, 16), eastern(sunday, 19)],
  [evening(friday), eastern(saturday, 15), evening(saturday), eastern(sunday, 19)],
  [evening(friday), evening(friday), eastern(saturday, 16), eastern(saturday, 19)],
];
const THREE_GAMES: readonly Slot[][] = [
  [evening(friday), eastern(saturday, 16), eastern(saturday, 19)],
  [evening(thursday), evening(friday), eastern(saturday, 16)],
];
const HOLIDAY = eastern(monday, 14, 30);
const PRESEASON: readonly Slot[] = [evening(friday), evening(friday), eastern(saturday, 16), eastern(saturday, 19)];

/** Ways to lay out a week, the one it would like best first. */
export function layoutsOfWeek(text: string, firstDay: number, games: number, isPreseason: boolean): (readonly Slot[])[] {
  if (isPreseason) return [PRESEASON];
  const layouts = shuffled(games === FOUR_GAMES[0]!.length ? FOUR_GAMES : THREE_GAMES, `${text}|slots`);
  return isHolidayMonday(firstDay + monday) ? layouts.map((slots) => [...slots.slice(1), HOLIDAY]) : layouts;
}

const EVENING = { east: 19 * 60 + 30, other: 19 * 60 } as const;

/** The kickoff in a slot, in the stadium of `hostCode`. */
export function kickoffIn({ weekday, start }: Slot, firstDay: number, hostCode: string): number {
  const { zone } = teamOf(hostCode);
  if ('easternMinutes' in start) return instantAt('America/Toronto', firstDay + weekday, start.easternMinutes);
  return instantAt(zone, firstDay + weekday, zone === 'America/Toronto' ? EVENING.east : EVENING.other);
}
