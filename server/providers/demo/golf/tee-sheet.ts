import { MINUTE_MS } from '../calendar/day-number.ts';
import { instantAt } from '../calendar/wall-clock.ts';
import { type PlayedEntry, toParOf } from './tape.ts';
import type { GolfFixture } from './tour-calendar.ts';

export interface Start {
  round: number;
  teeAt: number;
  isBackNine: boolean;
  /** How long eighteen holes take. */
  minutes: number;
}

const GROUP = { size: 3, minutes: 282, interval: 11 } as const;
const PAIR = { size: 2, minutes: 236, interval: 10 } as const;
const EARLY = 7 * 60;
const LATE_WAVE = 12 * 60 + 15;
const WEEKEND_FIRST = 8 * 60;
const WEEKEND_LAST = 13 * 60 + 50;

interface Placed {
  entry: PlayedEntry;
  start: Start;
}

/** Rounds one and two of a full field: threes from both tees in two waves, who began early begins late the next day. */
function openingSheet({ zone, firstDay }: GolfFixture, entries: readonly PlayedEntry[], round: number): Placed[] {
  const half = Math.ceil(entries.length / 2 / GROUP.size) * GROUP.size;
  const perTee = Math.ceil(half / GROUP.size / 2);
  return entries.map((entry, index) => {
    const isEarly = index < half === (round === 1);
    const group = Math.floor((index % half) / GROUP.size);
    const minutes = (isEarly ? EARLY : LATE_WAVE) + (group % perTee) * GROUP.interval;
    const start = { round, teeAt: instantAt(zone, firstDay + round - 1, minutes), isBackNine: group >= perTee, minutes: GROUP.minutes };
    return { entry, start };
  });
}

/** Twos from the first tee, who leads goes last. */
function leadersLast({ zone, firstDay, startsAt }: GolfFixture, entries: readonly PlayedEntry[], round: number): Placed[] {
  const order = entries
    .map((entry) => ({ entry, toPar: toParOf(entry.rounds) }))
    .sort((a, b) => b.toPar - a.toPar || (a.entry.golfer.playerId < b.entry.golfer.playerId ? -1 : 1));
  const pairs = Math.ceil(order.length / PAIR.size);
  const interval = Math.min(PAIR.interval, (WEEKEND_LAST - WEEKEND_FIRST) / pairs);
  const from =
    round === 1 ? startsAt : instantAt(zone, firstDay + round - 1, Math.max(WEEKEND_FIRST, WEEKEND_LAST - pairs * PAIR.interval));
  return order.map(({ entry }, index) => {
    const teeAt = from + Math.round(Math.floor(index / PAIR.size) * interval) * MINUTE_MS;
    return { entry, start: { round, teeAt, isBackNine: false, minutes: PAIR.minutes } };
  });
}

export function teeSheet(fixture: GolfFixture, entries: readonly PlayedEntry[], round: number): Placed[] {
  return round <= 2 && fixture.size > 90 ? openingSheet(fixture, entries, round) : leadersLast(fixture, entries, round);
}
