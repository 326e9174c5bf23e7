import { DAY_MS } from '@clearedge/quant/calendar';
import { dayNumberOf, dayOnOf, instantAt, weekdayOf } from '../calendar.ts';
import { BoundedMap, createChance } from '../chance.ts';
import { OPPOSITE, TOUR, type TourStop } from './tour-table.ts';

export interface GolfFixture extends TourStop {
  tournamentId: string;
  year: number;
  /** Day number of the first round, a Thursday. */
  firstDay: number;
  startsAt: number;
  cut: { afterRound: number; places: number } | null;
  /** From then on the field is known, and books have prices. */
  fieldKnownAt: number;
  opensAt: number;
  /** The last round is lost to the weather. */
  isShortened: boolean;
  /** Strokes of an average player over par in a round. */
  difficulty: number;
}

const THURSDAY = 3;
const SHORTENED_SHARE = 0.03;
const FIELD_DAYS = 6;
const MAJOR_DAYS = 300;
const OPENING_DAYS = 3;
const FIRST_TEE_MINUTES = 7 * 60;
const LATE_TEE_MINUTES = 8 * 60 + 30;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');

export const isMajorKind = ({ kind }: TourStop): boolean => kind === 'major' || kind === 'invitational';

function cutOf(stop: TourStop): GolfFixture['cut'] {
  if (stop.kind === 'signature') return null;
  const places = stop.kind === 'invitational' ? 50 : stop.kind === 'team' ? 33 : 65;
  return { afterRound: 2, places };
}

function fixtureOf(seed: string, stop: TourStop, year: number, firstDay: number): GolfFixture {
  const tournamentId = `golf-${year}-${slugOf(stop.name)}`;
  const next = createChance(`${seed}|golf-week|${tournamentId}`);
  const startsAt = instantAt(stop.zone, firstDay, stop.size > 90 ? FIRST_TEE_MINUTES : LATE_TEE_MINUTES);
  const isMajor = isMajorKind(stop);
  return {
    ...stop,
    tournamentId,
    year,
    firstDay,
    startsAt,
    cut: cutOf(stop),
    fieldKnownAt: startsAt - (isMajor ? MAJOR_DAYS : FIELD_DAYS) * DAY_MS,
    opensAt: startsAt - (isMajor ? MAJOR_DAYS : OPENING_DAYS) * DAY_MS,
    isShortened: !isMajor && next() < SHORTENED_SHARE,
    difficulty: (isMajor ? 0.9 : -1.3) + (stop.kind === 'team' ? -4 : 0) + 1.4 * (next() - 0.5),
  };
}

function yearOf(seed: string, year: number): GolfFixture[] {
  const first = dayNumberOf(`${year}-01-01`);
  const thursday = first + ((THURSDAY - weekdayOf(first) + 7) % 7);
  return TOUR.flatMap((stop, week) => {
    const day = thursday + week * 7;
    const fixture = fixtureOf(seed, stop, year, day);
    return week === OPPOSITE.week ? [fixture, fixtureOf(seed, OPPOSITE.stop, year, day)] : [fixture];
  });
}

export interface TourCalendar {
  /** Whose days touch [from, to]. */
  between: (from: string, to: string) => GolfFixture[];
  find: (tournamentId: string) => GolfFixture | null;
}

const YEARS_STORED = 4;

export function createTourCalendar(seed: string): TourCalendar {
  const years = new BoundedMap<number, GolfFixture[]>(YEARS_STORED);
  const fixturesOf = (year: number): GolfFixture[] => years.recall(year, () => yearOf(seed, year));
  return {
    between: (from, to) => {
      const [low, high] = [dayNumberOf(from), dayNumberOf(to)];
      const list: GolfFixture[] = [];
      for (let year = Number(from.slice(0, 4)) - 1; year <= Number(to.slice(0, 4)); year += 1)
        list.push(...fixturesOf(year).filter(({ firstDay }) => firstDay <= high && firstDay + 3 >= low));
      return list;
    },
    find: (tournamentId) => {
      const year = /^golf-(\d{4})-[a-z0-9-]+$/.exec(tournamentId)?.[1];
      return year === undefined ? null : (fixturesOf(Number(year)).find((fixture) => fixture.tournamentId === tournamentId) ?? null);
    },
  };
}

export const dayOnOfRound = ({ firstDay }: GolfFixture, round: number): string => dayOnOf(firstDay + round - 1);
