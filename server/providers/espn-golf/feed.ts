import { easternDay, easternInstant } from '@clearedge/quant/calendar';
import type {
  DoubtfulTournament,
  FeedTournament,
  GolfEntry,
  GolfEntryStatus,
  GolfFeed,
  GolfLeaderboard,
  GolfRound,
  TournamentFacts,
} from '../../ports/golf-feed.ts';
import { DoubtLog, ReadTimes, SteadyResults } from '../http/index.ts';
import type { EspnGolfClient } from './client.ts';
import { doubtsOfTournament, mapFacts } from './facts.ts';
import type { CalendarEntry, WireEntry, WireEvent, WireLine } from './schema.ts';
import { type PlayedRound, playedRounds, playOffLines, sumOfRounds, totalToPar } from './to-par.ts';
import { entriesOf, mapTournament, roundOf, statusOf, tournamentIdOf } from './tournament.ts';

const HOLES = 18;

const hasTeedOff = (entry: WireEntry): boolean =>
  playedRounds(entry).length > 0 || (typeof entry.status.thru === 'number' && entry.status.thru > 0);

/** The feed files withdrawals under "missed cut" too; what the board shows tells them apart. */
function entryStatus(entry: WireEntry, isOver: boolean): GolfEntryStatus {
  const { status } = entry;
  const shown = `${status.displayValue ?? ''} ${status.type.shortDetail ?? ''} ${status.type.name}`;
  if (/\bWD\b|WITHDR/.test(shown)) return 'withdrawn';
  if (/\bDQ\b|DISQ/.test(shown)) return 'disqualified';
  if (/\bCUT\b|\bMDF\b|STATUS_CUT/.test(shown)) return 'cut';
  if (!hasTeedOff(entry)) return 'entered';
  return isOver ? 'finished' : 'playing';
}

/** Holes of a round: eighteen where both nines are told, the board's for the round in play, else by the par of what was played. */
function thruOf({ period, line, strokes, toPar }: PlayedRound, { status }: WireEntry, par: number): number | null {
  if (line === null) return null;
  const hasBothNines = typeof line.inScore === 'number' && typeof line.outScore === 'number';
  if (hasBothNines && status.period !== period) return HOLES;
  if (status.period === period && typeof status.thru === 'number') return Math.min(HOLES, status.thru);
  if (hasBothNines) return HOLES;
  if (strokes === null || toPar === null) return null;
  return Math.max(0, Math.min(HOLES, Math.round(((strokes - toPar) / par) * HOLES)));
}

/** In the order of play; empty where one between others cannot be read. */
function holesOf({ linescores }: WireLine): number[] {
  const values = (linescores ?? []).map(({ value }) => value);
  const played = values.slice(0, values.findLastIndex((value) => typeof value === 'number') + 1);
  const read = played.filter((value) => typeof value === 'number');
  return read.length === played.length ? read : [];
}

const timeOf = (text: string | null | undefined): Date | null => {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at);
};

const mapRound = (round: PlayedRound, entry: WireEntry, par: number): GolfRound => ({
  round: round.period,
  teeAt: timeOf(round.line?.teeTime),
  thru: thruOf(round, entry, par),
  strokes: round.strokes,
  toPar: round.toPar,
  holes: round.line ? holesOf(round.line) : [],
});

/** `sortOrder` numbers the whole field even before the start, and cut players last: only the shown position is one. */
function positionOf({ status }: WireEntry, state: GolfEntryStatus): number | null {
  if (state === 'entered' || state === 'cut' || state === 'withdrawn' || state === 'disqualified') return null;
  const shown = /^T?(\d{1,3})$/.exec(status.position?.displayName ?? '')?.[1];
  return shown === undefined ? null : Number(shown);
}

function mapEntry(entry: WireEntry, event: WireEvent, par: number): GolfEntry {
  const { athlete, team } = entry;
  const state = entryStatus(entry, statusOf(event) === 'completed');
  const rounds = playedRounds(entry).map((line) => mapRound(line, entry, par));
  const hasStarted = statusOf(event) !== 'upcoming';
  return {
    playerId: athlete?.id ?? team?.id ?? entry.id,
    name: athlete?.displayName ?? team?.displayName ?? 'Unnamed',
    country: athlete?.flag?.alt ?? null,
    isAmateur: entry.amateur ?? false,
    status: state,
    teedOff: hasTeedOff(entry),
    position: hasStarted ? positionOf(entry, state) : null,
    tied: 0,
    toPar: totalToPar(entry, event),
    strokes: sumOfRounds(rounds.map(({ strokes }) => strokes)),
    teeAt: timeOf(entry.status.teeTime),
    rounds,
  };
}

function withTies(entries: readonly GolfEntry[]): GolfEntry[] {
  const counts = new Map<number, number>();
  for (const { position } of entries) if (position !== null) counts.set(position, (counts.get(position) ?? 0) + 1);
  return entries.map((entry) => ({ ...entry, tied: entry.position === null ? 0 : (counts.get(entry.position) ?? 1) }));
}

/** The line that the feed gives; it says zero of zero players while there is none. */
function cutLineOf(event: WireEvent): GolfLeaderboard['cutLine'] {
  const { cutRound, cutScore, cutCount } = event.tournament ?? {};
  if (!cutRound || !cutCount || typeof cutScore !== 'number') return null;
  return { toPar: cutScore, count: cutCount, isProjected: roundOf(event) <= cutRound && statusOf(event) !== 'completed' };
}

function playOffOf(event: WireEvent): GolfLeaderboard['playOff'] {
  const inPlayOff = entriesOf(event).filter((entry) => playOffLines(entry).length > 0);
  if (inPlayOff.length === 0) return null;
  const reported = inPlayOff.flatMap(playOffLines).flatMap(({ linescores }) => (linescores?.length ? [linescores.length] : []));
  const holes = reported.length > 0 ? Math.max(...reported) : null;
  const ids = inPlayOff.map(({ athlete, team, id }) => athlete?.id ?? team?.id ?? id);
  return { playerIds: ids, winnerId: statusOf(event) === 'completed' ? (event.winner?.id ?? null) : null, holes };
}

const teeOrder = (a: GolfEntry, b: GolfEntry): number =>
  (a.teeAt?.getTime() ?? Infinity) - (b.teeAt?.getTime() ?? Infinity) || a.name.localeCompare(b.name);

/** Null while the field is not known. In the order of the board; before the start, by tee time. */
export function mapLeaderboard(tournamentId: string, event: WireEvent, par: number, asOf: Date): GolfLeaderboard | null {
  const wire = [...entriesOf(event)].sort((a, b) => a.sortOrder - b.sortOrder);
  if (wire.length === 0) return null;
  const entries = withTies(wire.map((entry) => mapEntry(entry, event, par)));
  if (statusOf(event) === 'upcoming')
    entries.sort((a, b) => (a.teeAt === null && b.teeAt === null ? a.name.localeCompare(b.name) : teeOrder(a, b)));
  return { tournamentId, asOf, cutLine: cutLineOf(event), playOff: playOffOf(event), entries };
}

interface Found {
  tournament: FeedTournament;
  event: WireEvent;
  checkedAt: Date;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The PGA TOUR as ESPN tells it now. It knows no time but the present. */
export class EspnGolfFeed implements GolfFeed {
  readonly #client: EspnGolfClient;
  readonly #steady = new SteadyResults();
  readonly doubts = new DoubtLog();
  readonly #reads = new ReadTimes();
  readonly #missingYears = new Map<number, string>();

  constructor(client: EspnGolfClient) {
    this.#client = client;
  }

  /** An event that cannot be read costs only itself. */
  listTournaments = async (from: string, to: string): Promise<FeedTournament[]> => {
    const entries: CalendarEntry[] = [];
    const faults: unknown[] = [];
    for (let year = yearOf(from); year <= yearOf(to); year += 1) {
      try {
        entries.push(...this.#reads.note(String(year), await this.#client.calendar(year)).value);
        this.#missingYears.delete(year);
      } catch (error) {
        this.#missingYears.set(year, error instanceof Error ? error.message : String(error));
        faults.push(error);
        this.#reads.miss(String(year));
      }
    }
    // A neighboring year that is not out yet costs only itself.
    if (faults.length > yearOf(to) - yearOf(from)) throw faults[0];
    const touching = entries.filter(
      ({ startDate, endDate }) => easternDay(new Date(endDate)) >= from && easternDay(new Date(startDate)) <= to,
    );
    const found = await Promise.all(touching.map((entry) => this.#read(entry).catch(() => null)));
    return found.flatMap((each) => each?.tournament ?? []).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  };

  findReadAt = (slateOn: string, asOf: Date): Promise<Date | null> => Promise.resolve(this.#reads.at(String(yearOf(slateOn)), asOf));

  /** Calendars that the source did not give, with its reason. */
  missingYears = (): string[] => [...this.#missingYears].map(([year, reason]) => `No calendar of ${year}: ${reason}`);

  findLeaderboard = async (tournamentId: string, asOf: Date): Promise<GolfLeaderboard | null> => {
    const found = await this.#find(tournamentId);
    // What was told a while ago is that old, whoever asks now.
    return found ? mapLeaderboard(tournamentId, found.event, found.tournament.par, found.checkedAt < asOf ? found.checkedAt : asOf) : null;
  };

  findFacts = async (tournamentId: string, asOf: Date): Promise<TournamentFacts | DoubtfulTournament | null> => {
    const found = await this.#find(tournamentId);
    const board = found ? mapLeaderboard(tournamentId, found.event, found.tournament.par, asOf) : null;
    // Of a tournament that was called off the feed may drop the field.
    const entries = board?.entries ?? (found?.tournament.isCalledOff ? [] : null);
    const facts = found && entries ? mapFacts(found.tournament, { entries }) : null;
    if (!found || !facts) return null;
    const doubts = board && !facts.calledOff ? doubtsOfTournament(found.tournament, board, found.event) : [];
    this.doubts.note(tournamentId, doubts);
    if (doubts.length > 0) return { tournamentId, doubts };
    const isSteady = this.#steady.isSteady(tournamentId, JSON.stringify(facts), easternInstant(found.tournament.endsOn, 20), asOf);
    return { tournamentId, facts, reportedAt: asOf, isFinal: (facts.officialResult || facts.calledOff === true) && isSteady };
  };

  async #find(tournamentId: string): Promise<Found | null> {
    const year = Number(/^golf-(\d{4})-/.exec(tournamentId)?.[1]);
    if (!Number.isInteger(year)) return null;
    const entry = (await this.#client.calendar(year)).value.find((each) => tournamentIdOf(each) === tournamentId);
    return entry ? this.#read(entry) : null;
  }

  async #read(entry: CalendarEntry): Promise<Found | null> {
    const { value: event, checkedAt } = await this.#client.event(entry);
    const tournament = mapTournament(entry, event);
    return tournament ? { tournament, event, checkedAt } : null;
  }
}
