import { instantAt } from '../calendar.ts';
import { createChance, drawOne } from '../chance.ts';
import { TEAMS } from '../teams/team-table.ts';

export interface StartTime {
  startsAt: number;
  isDay: boolean;
}

const at = (hour: number, minute: number): number => hour * 60 + minute;
const NIGHT = [at(18, 40), at(18, 40), at(18, 45), at(19, 5), at(19, 5), at(19, 10), at(19, 10)] as const;
const GETAWAY = [at(13, 5), at(13, 10), at(13, 35)] as const;
const GETAWAY_WEST = [at(12, 40), at(12, 45), at(13, 10)] as const;
const SATURDAY_DAY = [at(13, 5), at(13, 10), at(14, 20), at(16, 5), at(16, 10)] as const;
const SATURDAY_NIGHT = [at(18, 10), at(18, 40), at(19, 5), at(19, 15)] as const;
const SUNDAY = [at(13, 5), at(13, 10), at(13, 35), at(13, 40)] as const;
const SUNDAY_NIGHT_EASTERN = at(19, 10);
const GETAWAY_DAY_SHARE = 0.58;
const SATURDAY_DAY_SHARE = 0.55;
const WRIGLEY_DAY_SHARE = 0.5;

const FRIDAY = 4;
const SATURDAY = 5;
const SUNDAY_WEEKDAY = 6;

/** A start in the home club's local time, from its weekday and its place in the series. */
export function startTime(
  seed: string,
  gameId: string,
  home: number,
  day: number,
  weekday: number,
  gameOfSeries: number,
  isSundayNight: boolean,
): StartTime {
  const next = createChance(`${seed}|start|${gameId}`);
  const { zone, code } = TEAMS[home]!;
  if (isSundayNight) return { startsAt: instantAt('America/New_York', day, SUNDAY_NIGHT_EASTERN), isDay: false };
  const local = (minutes: number): StartTime => ({ startsAt: instantAt(zone, day, minutes), isDay: minutes < at(17, 0) });
  if (weekday === SUNDAY_WEEKDAY) return local(drawOne(next, SUNDAY));
  if (weekday === SATURDAY) return local(next() < SATURDAY_DAY_SHARE ? drawOne(next, SATURDAY_DAY) : drawOne(next, SATURDAY_NIGHT));
  if (weekday < FRIDAY && gameOfSeries === 2 && next() < GETAWAY_DAY_SHARE)
    return local(drawOne(next, zone === 'America/Los_Angeles' ? GETAWAY_WEST : GETAWAY));
  if (code === 'CHC' && weekday === FRIDAY && next() < WRIGLEY_DAY_SHARE) return local(at(13, 20));
  // A club keeps its own usual hour; only the odd night differs.
  const usual = createChance(`${seed}|usual-hour|${code}`);
  return local(next() < 0.85 ? drawOne(usual, NIGHT) : drawOne(next, NIGHT));
}

/** Both starts of a day with two games. */
export const doubleheaderStarts = (home: number, day: number): [number, number] => [
  instantAt(TEAMS[home]!.zone, day, at(13, 10)),
  instantAt(TEAMS[home]!.zone, day, at(18, 40)),
];
