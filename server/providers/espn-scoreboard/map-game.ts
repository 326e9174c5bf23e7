import { easternDay } from '@clearedge/quant/calendar';
import type { TeamRef } from '../../ports/baseball-feed.ts';
import type { FeedLeagueGame, PeriodScores } from '../../ports/league-feed.ts';
import { Count } from '../http/index.ts';
import { clubCodeOf } from '../leagues/club-code.ts';
import { gameIdOf, UNDECIDED } from '../leagues/own-ids.ts';
import { unknownClub } from '../leagues/spellings.ts';
import { noteOf, statusOf } from './game-status.ts';
import type { EspnBoard, EspnGame } from './league.ts';
import type { WireCompetition, WireCompetitor, WireEvent, WirePart, WireScoreboard } from './schema.ts';

export type Side = 'away' | 'home';
export const SIDES: readonly Side[] = ['away', 'home'];

export const competitionOf = ({ competitions }: WireEvent): WireCompetition => competitions[0]!;
/** The order of the two is not that of away and home. */
export const sideOf = ({ competitors }: WireCompetition, side: Side): WireCompetitor | null =>
  competitors.find(({ homeAway }) => homeAway === side) ?? null;

function teamOf(league: EspnBoard, competitor: WireCompetitor | null): TeamRef | null {
  const abbreviation = competitor?.team.abbreviation ?? '';
  if (abbreviation === UNDECIDED.code) return UNDECIDED;
  const code =
    clubCodeOf(league, abbreviation, competitor?.team.displayName ?? '') ??
    unknownClub('espn-scoreboard', league.sport, abbreviation, 'games');
  return code === null ? null : { code, name: league.clubs[code]! };
}

const countOf = (value: unknown): number | null =>
  Count.parse(typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value) ?? null;

export function totalOf(competitor: WireCompetitor | null): number | null {
  const score = competitor?.score;
  return typeof score === 'object' && score !== null ? (countOf(score.value) ?? countOf(score.displayValue)) : countOf(score);
}

/** Points by period; null where a side has none, or one that is no count. */
export function periodsOf(event: WireEvent): PeriodScores | null {
  const [away, home] = SIDES.map((side) =>
    (sideOf(competitionOf(event), side)?.linescores ?? []).map(({ value, displayValue }) => countOf(value) ?? countOf(displayValue)),
  );
  const isWhole = (line: (number | null)[] | undefined): line is number[] => !!line?.length && line.every((each) => each !== null);
  return isWhole(away) && isWhole(home) ? { away, home } : null;
}

function venueOf({ venue, neutralSite }: WireCompetition, league: EspnBoard, home: TeamRef): FeedLeagueGame['venue'] {
  const { city, state, country } = venue?.address ?? {};
  const isRetractable = !neutralSite && league.retractable.includes(home.code);
  const roof = venue?.indoor == null ? 'unknown' : isRetractable ? 'retractable' : venue.indoor ? 'dome' : 'open';
  return { name: venue?.fullName ?? 'Venue not known', city: [city, state ?? country].filter(Boolean).join(', '), roof };
}

/** The week within its part of the season: the event's own, else by the calendar. */
function weekOf({ week, date, season }: WireEvent, calendar: readonly WirePart[]): number | null {
  if (week?.number != null) return week.number;
  const at = Date.parse(date);
  const part = calendar.find(({ value }) => value === String(season.type));
  const entry = part?.entries?.find(({ startDate, endDate }) => at >= Date.parse(startDate) && at <= Date.parse(endDate));
  return entry ? Number(entry.value) : null;
}

interface Board {
  league: EspnBoard;
  calendar: readonly WirePart[];
  checkedAt: Date;
}

/** A game to come may carry 0-0 and a first period. */
const BEGUN = new Set<FeedLeagueGame['status']>(['live', 'final', 'suspended']);

const scoreOf = (competition: WireCompetition): FeedLeagueGame['score'] => {
  const [away, home] = SIDES.map((side) => totalOf(sideOf(competition, side)));
  return away == null || home == null ? null : { away, home };
};

/** Whole minutes of regulation that were played, and the score then. */
function brokenOffOf(event: WireEvent, { periods, periodMinutes }: EspnBoard): EspnGame['brokenOff'] {
  const competition = competitionOf(event);
  const { period, displayClock } = competition.status;
  const [, minutes, seconds] = /^(\d{1,2}):(\d{2})$/.exec(displayClock ?? '') ?? [];
  const left = minutes === undefined ? periodMinutes : Number(minutes) + Math.ceil(Number(seconds) / 60);
  const isOvertime = (period ?? 0) > periods;
  const played = isOvertime ? periods * periodMinutes : period ? period * periodMinutes - left : 0;
  const score = scoreOf(competition);
  return score && { minutes: Math.max(0, played), score };
}

function mapEvent(event: WireEvent, { league, calendar, checkedAt }: Board): EspnGame | null {
  const competition = competitionOf(event);
  const place = league.placeOf(event, weekOf(event, calendar));
  if (!place) return null;
  const [away, home] = SIDES.map((side) => teamOf(league, sideOf(competition, side)));
  if (!away || !home) return null;
  const startsAt = new Date(event.date);
  const slateOn = easternDay(startsAt);
  const status = statusOf(competition.status);
  const game: FeedLeagueGame = {
    gameId: gameIdOf(slateOn, away, home, league.sport),
    sourceId: event.id,
    seasonYear: event.season.year - (league.isNamedByEnd ? 1 : 0),
    ...place,
    slateOn,
    startsAt,
    // Kickoffs that can still be moved stand at midnight.
    isStartTentative: competition.timeValid === false,
    away,
    home,
    venue: venueOf(competition, league, home),
    isNeutral: competition.neutralSite === true,
    status,
    statusNote: noteOf(competition.status, league.periods),
    score: BEGUN.has(status) ? scoreOf(competition) : null,
    endedAt: null,
  };
  return { game, wire: event, checkedAt, brokenOff: brokenOffOf(event, league) };
}

/** The games of a league on a scoreboard; what is none is left out. */
export function mapScoreboard({ leagues, events }: WireScoreboard, league: EspnBoard, checkedAt: Date): EspnGame[] {
  const calendar = (leagues?.[0]?.calendar ?? []).filter((part) => typeof part === 'object');
  return events.rows.flatMap((event) => mapEvent(event, { league, calendar, checkedAt }) ?? []);
}
