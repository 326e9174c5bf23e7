import { easternDay, easternInstant } from '@clearedge/quant/calendar';
import type { FeedTournament, GolfStatus } from '../../ports/golf-feed.ts';
import type { CalendarEntry, WireEntry, WireEvent } from './schema.ts';
import { playedRounds, playOffLines } from './to-par.ts';

const USUAL_TEE_HOUR = 7;

/** Who plays on is a rule of the tournament that the feed does not tell; elsewhere than at four majors it is 65 and ties. */
const CUT_PLACES: readonly [RegExp, number][] = [
  [/masters tournament/i, 50],
  [/^u\.?s\.? open/i, 60],
  [/pga championship|^the open|open championship/i, 70],
];
const USUAL_CUT_PLACES = 65;

const slugOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The product's id of a tournament: by the calendar's name, which carries the year. */
export const tournamentIdOf = ({ label, startDate }: CalendarEntry): string => `golf-${startDate.slice(0, 4)}-${slugOf(label)}`;

export const entriesOf = (event: WireEvent): WireEntry[] => event.competitions?.[0]?.competitors?.rows ?? [];
export const roundOf = (event: WireEvent): number => event.competitions?.[0]?.status?.period ?? 0;

/** Whatever the feed calls its state: nothing more is played. */
const isCalledOff = ({ name }: WireEvent['status']['type']): boolean => /CANCEL|ABANDON/i.test(name);

export function statusOf({ status: { type } }: WireEvent): GolfStatus {
  if (isCalledOff(type)) return 'completed';
  if (type.state === 'pre') return 'upcoming';
  return type.state === 'post' && type.completed ? 'completed' : 'in-progress';
}

function noteOf(event: WireEvent, entries: readonly WireEntry[], scheduledRounds: number): string | null {
  const { name, description } = event.status.type;
  if (/CANCEL|ABANDON|POSTPON|SUSPEND|DELAY/i.test(name)) return description ?? null;
  if (statusOf(event) !== 'completed') return null;
  if (entries.some((entry) => playOffLines(entry).length > 0)) return 'Decided in a play-off';
  const rounds = Math.max(0, ...entries.map((entry) => playedRounds(entry).length));
  return rounds > 0 && rounds < scheduledRounds ? `Shortened to ${rounds * 18} holes` : null;
}

function firstTee(entries: readonly WireEntry[]): Date | null {
  const times = entries
    .map(({ linescores }) => Date.parse(linescores?.find(({ period }) => period === 1)?.teeTime ?? ''))
    .filter(Number.isFinite);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

function cutOf({ name, tournament }: WireEvent): FeedTournament['cut'] {
  if (!tournament?.cutRound) return null;
  return { afterRound: tournament.cutRound, places: CUT_PLACES.find(([names]) => names.test(name))?.[1] ?? USUAL_CUT_PLACES };
}

/** In cents. Sources without a purse leave it out or say 0. */
const purseOf = ({ purse }: WireEvent): number | null => (typeof purse === 'number' && purse > 0 ? Math.round(purse * 100) : null);

/** Where the most points win: a score to par would be read the wrong way round. */
const isStableford = ({ tournament }: WireEvent): boolean => /stableford/i.test(tournament?.scoringSystem?.name ?? '');

/** Null without a course or its par, and where points are counted: such an event (a cup, a placeholder) is no stroke play that could be shown. */
export function mapTournament(entry: CalendarEntry, event: WireEvent): FeedTournament | null {
  const course = event.courses?.find(({ host }) => host) ?? event.courses?.[0];
  if (!course?.shotsToPar || isStableford(event)) return null;
  const entries = entriesOf(event);
  const scheduledRounds = event.tournament?.numberOfRounds ?? 4;
  const [startsOn, endsOn] = [easternDay(new Date(event.date)), easternDay(new Date(event.endDate))];
  const { city, state, country } = course.address ?? {};
  return {
    tournamentId: tournamentIdOf(entry),
    sourceId: event.id,
    seasonYear: event.season.year,
    name: event.name,
    tour: 'PGA TOUR',
    venue: course.name,
    location: [city, state ?? country].filter(Boolean).join(', '),
    par: course.shotsToPar,
    yards: course.totalYards ?? null,
    startsOn,
    endsOn,
    startsAt: firstTee(entries) ?? easternInstant(startsOn, USUAL_TEE_HOUR),
    purseCents: purseOf(event),
    isMajor: event.tournament?.major ?? false,
    isTeamEvent: entries.length > 0 && entries.every(({ athlete }) => !athlete),
    scheduledRounds,
    cut: cutOf(event),
    status: statusOf(event),
    isCalledOff: isCalledOff(event.status.type),
    statusNote: noteOf(event, entries, scheduledRounds),
    round: roundOf(event),
    fieldSize: entries.length || null,
    endedAt: null,
  };
}
