import type { LeagueSport } from '@clearedge/contract/sports';
import { easternDay, easternInstant, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import { gameIdOf } from '../../../leagues/own-ids.ts';
import { runOf, seasonCycle, shiftOf, spanOf } from '../../replay/replay-world.ts';
import { archiveLeagueOf } from '../archive-league.ts';
import type { StoredLeagueGame } from '../stored-league.ts';

/** A stored game on today's calendar. */
export interface ReplayLeagueGame {
  game: StoredLeagueGame;
  seasonYear: number;
  gameId: string;
  sourceId: string;
  slateOn: string;
  startsAt: Date;
  /** The files record no ends: a game lasts as long as games of its league usually do. */
  endsAt: Date;
  /** No one knows of the game before: a playoff place that is open, a seventh game that may not be needed. */
  knownAt: number;
}

interface Placed {
  sport: LeagueSport;
  seasonYear: number;
  shiftDays: number;
}

const ALWAYS_KNOWN = new Set(['preseason', 'regular']);

function placeGame({ sport, seasonYear, shiftDays }: Placed, game: StoredLeagueGame): ReplayLeagueGame {
  const { usualStart, minutes } = archiveLeagueOf(sport);
  const slateOn = shiftDay(game.on, shiftDays);
  const [hour, minute] = (game.time ?? usualStart).split(':').map(Number);
  const startsAt = easternInstant(slateOn, hour, minute);
  const length = minutes.game + game.overtimes * minutes.overtime;
  return {
    game,
    seasonYear,
    gameId: gameIdOf(slateOn, game.away, game.home, sport),
    sourceId: `${sport}-${seasonYear}-${game.id}`,
    slateOn,
    startsAt,
    endsAt: new Date(startsAt.getTime() + length * MINUTE_MS),
    knownAt: Number.NEGATIVE_INFINITY,
  };
}

/** Sets when each game beyond the regular season becomes known: with the last game before it of either club, and no earlier than the table. */
function setKnown(games: ReplayLeagueGame[]): void {
  const regular = games.filter(({ game }) => ALWAYS_KNOWN.has(game.stage));
  const last = regular.at(-1);
  const tableAt = Math.max(...regular.map(({ endsAt }) => endsAt.getTime()));
  const ended = new Map<string, number>();
  for (const replay of games) {
    const { game, startsAt, endsAt } = replay;
    const codes = [game.away.code, game.home.code];
    if (!ALWAYS_KNOWN.has(game.stage)) {
      const isInside = last !== undefined && startsAt < last.startsAt;
      const known = Math.max(
        isInside ? Number.NEGATIVE_INFINITY : tableAt,
        ...codes.map((code) => ended.get(code) ?? Number.NEGATIVE_INFINITY),
      );
      replay.knownAt = Math.min(known, startsAt.getTime());
    }
    for (const code of codes) ended.set(code, endsAt.getTime());
  }
}

type Days = Map<string, ReplayLeagueGame[]>;

/** A season's games by their day, each in the order of start. */
function placeSeason(placed: Placed, stored: readonly StoredLeagueGame[]): Days {
  const games = stored.map((game) => placeGame(placed, game));
  games.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.gameId.localeCompare(b.gameId));
  setKnown(games);
  const days: Days = new Map();
  for (const replay of games) days.set(replay.slateOn, [...(days.get(replay.slateOn) ?? []), replay]);
  return days;
}

interface Span {
  from: string;
  to: string;
  year: number;
}

const RUNS_STORED = 3;
const DAY_OF_ID = /^(\d{4})(\d{2})(\d{2})_/;

export interface LeagueSeasons {
  sport: LeagueSport;
  season: number;
  games: readonly StoredLeagueGame[];
  /** The season before it, where it is stored: it comes before the first run, so that the ratings know the clubs. */
  before: readonly StoredLeagueGame[] | null;
}

/** When a league's stored season is played: over and over, one run after another, and the season before it once. */
export class LeagueCalendar {
  readonly #seasons: LeagueSeasons;
  readonly #cycle: ReturnType<typeof seasonCycle>;
  readonly #firstListedRun: number;
  readonly #runs = new Map<number, Days>();
  readonly #past: Days;

  constructor(seasons: LeagueSeasons, anchorNow: Date) {
    const { sport, season, games, before } = seasons;
    const days = games.map(({ on }) => on).sort();
    if (days.length === 0) throw new Error(`The stored season ${season} of ${sport.toUpperCase()} has no games.`);
    this.#seasons = seasons;
    this.#cycle = seasonCycle(days[0]!, days.at(-1)!);
    this.#firstListedRun = Math.max(0, this.#runOn(easternDay(anchorNow)));
    this.#past = placeSeason({ sport, seasonYear: season - 1, shiftDays: shiftOf(this.#cycle, 0) }, before ?? []);
  }

  #runOn(day: string): number {
    return runOf(this.#cycle, day);
  }

  #run(run: number): Days {
    const known = this.#runs.get(run);
    if (known) return known;
    const { sport, season, games } = this.#seasons;
    const days = placeSeason({ sport, seasonYear: season + run, shiftDays: shiftOf(this.#cycle, run) }, games);
    this.#runs.set(run, days);
    const [oldest] = this.#runs.keys();
    if (this.#runs.size > RUNS_STORED && oldest !== undefined) this.#runs.delete(oldest);
    return days;
  }

  /** The season of a day: the run's, or before the first run the one before it while it lasts. */
  spanOf(day: string): Span {
    const run = Math.max(0, this.#runOn(day));
    const past = this.findBefore(this.#seasons.season);
    return past && day <= past.to ? past : { ...spanOf(this.#cycle, run), year: this.#seasons.season + run };
  }

  /** The season before one; null where it is not told. */
  findBefore(year: number): Span | null {
    const days = [...this.#past.keys()];
    return year === this.#seasons.season && days.length > 0 ? { from: days[0]!, to: days.at(-1)!, year: year - 1 } : null;
  }

  /** Runs before the one of the anchor are not listed: the same games were in them, and they would tell how this run ends. */
  slate(day: string): readonly ReplayLeagueGame[] {
    const run = this.#runOn(day);
    if (run < 0) return this.#past.get(day) ?? [];
    return run < this.#firstListedRun ? [] : (this.#run(run).get(day) ?? []);
  }

  /** By id any run answers, so that a bet of the last run's last day still finds its result. */
  findGame(gameId: string): ReplayLeagueGame | null {
    const [, year, month, date] = DAY_OF_ID.exec(gameId) ?? [];
    const day = `${year}-${month}-${date}`;
    if (Number.isNaN(Date.parse(day))) return null;
    const run = this.#runOn(day);
    return ((run < 0 ? this.#past : this.#run(run)).get(day) ?? []).find((replay) => replay.gameId === gameId) ?? null;
  }
}
