import { daysBetween, easternDay, mondayOf, shiftDay } from '@clearedge/quant/calendar';
import type { RosterPlayer } from '../retrosheet/rosters.ts';
import { readDay, readSeason } from '../store/season-files.ts';
import type { StoredGame, StoredPrices } from '../store/stored-season.ts';
import type { ReplayGame } from './calendar.ts';
import { type RunSchedule, runSchedule, startOf } from './calendar.ts';
import { type GameScript, openScript } from './games/game-script.ts';
import { SeasonTable } from './players/season-table.ts';

/** A fixed week in which every season's run number 0 opens, so that all installs replay the same game on the same day. */
const EPOCH_MONDAY = '2026-08-17';
const WEEK = 7;

interface SeasonCycle {
  /** First and last Eastern day of the season as it was played. */
  first: string;
  last: string;
  /** Days from one run's opening to the next, whole weeks. */
  lengthDays: number;
}

export function seasonCycle(first: string, last: string): SeasonCycle {
  return { first, last, lengthDays: WEEK * Math.ceil((daysBetween(first, last) + 1) / WEEK) };
}

/** Days by which a run moves the season; always whole weeks, so that a Tuesday's games stay on a Tuesday. */
export const shiftOf = (cycle: SeasonCycle, run: number): number =>
  daysBetween(mondayOf(cycle.first), EPOCH_MONDAY) + run * cycle.lengthDays;

/** The run that a day belongs to: a run lasts until the next one opens, a few days after its last game. */
export const runOf = (cycle: SeasonCycle, day: string): number =>
  Math.floor(daysBetween(shiftDay(cycle.first, shiftOf(cycle, 0)), day) / cycle.lengthDays);

export const spanOf = (cycle: SeasonCycle, run: number): { from: string; to: string } => ({
  from: shiftDay(cycle.first, shiftOf(cycle, run)),
  to: shiftDay(cycle.last, shiftOf(cycle, run)),
});

/** Years of a replay without baseball. */
const NO_SEASON = seasonCycle(EPOCH_MONDAY, shiftDay(EPOCH_MONDAY, 51 * WEEK));

const STORED_RUNS = 3;

/** Which stored game is played when: the season over and over, one run after another. */
class ReplayCalendar {
  readonly season: number;
  readonly #games: StoredGame[];
  readonly #cycle: SeasonCycle;
  readonly #firstListedRun: number;
  readonly #runs = new Map<number, RunSchedule>();

  constructor(season: number, games: StoredGame[], anchorNow: Date) {
    this.season = season;
    this.#games = games;
    const days = games.filter((game) => game.hasPlays).map((game) => easternDay(startOf(game, 0)));
    days.sort();
    this.#cycle = days.length === 0 ? NO_SEASON : seasonCycle(days[0]!, days.at(-1)!);
    this.#firstListedRun = this.runOn(easternDay(anchorNow));
  }

  runOn(day: string): number {
    return runOf(this.#cycle, day);
  }

  /** Each run has a year of its own, or two runs in one calendar year would share their standings. */
  spanOf(run: number): { from: string; to: string; year: number } {
    return { ...spanOf(this.#cycle, run), year: this.yearOf(run) };
  }

  yearOf(run: number): number {
    return this.season + run;
  }

  schedule(run: number): RunSchedule {
    const known = this.#runs.get(run);
    if (known) return known;
    const schedule = runSchedule(this.#games, run, shiftOf(this.#cycle, run));
    this.#runs.set(run, schedule);
    const [oldest] = this.#runs.keys();
    if (this.#runs.size > STORED_RUNS && oldest !== undefined) this.#runs.delete(oldest);
    return schedule;
  }

  /** Runs before the one of the anchor are not listed: the same games were in them, and they would tell how this run ends. */
  slate(day: string): ReplayGame[] {
    const run = this.runOn(day);
    return run < this.#firstListedRun ? [] : (this.schedule(run).bySlate.get(day) ?? []);
  }

  /** By id any run answers, so that a bet of the last run's last day still finds its result. */
  findGame(gameId: string): ReplayGame | null {
    const match = /^(\d{4})(\d{2})(\d{2})_/.exec(gameId);
    if (!match) return null;
    const day = `${match[1]}-${match[2]}-${match[3]}`;
    return Number.isNaN(Date.parse(day)) ? null : (this.schedule(this.runOn(day)).byId.get(gameId) ?? null);
  }
}

/** Today, the days around it, and the older ones a page was just asked for. */
const STORED_DAYS = 8;

type Day = Map<string, { text: string; script: GameScript | null }>;

/** Plays of the days last asked for. */
class DayStore {
  readonly #storeDir: string;
  readonly #season: number;
  readonly #days = new Map<string, Promise<Day>>();

  constructor(storeDir: string, season: number) {
    this.#storeDir = storeDir;
    this.#season = season;
  }

  async script(game: StoredGame): Promise<GameScript> {
    const entry = (await this.#day(game.on)).get(game.id);
    if (!entry) throw new Error(`The store has no plays of ${game.id}.`);
    entry.script ??= openScript(entry.text, game);
    return entry.script;
  }

  #day(on: string): Promise<Day> {
    const known = this.#days.get(on);
    this.#days.delete(on);
    const day = known ?? this.#load(on);
    this.#days.set(on, day);
    const [oldest] = this.#days.keys();
    if (this.#days.size > STORED_DAYS && oldest !== undefined) this.#days.delete(oldest);
    return day;
  }

  async #load(on: string): Promise<Day> {
    try {
      const games = await readDay(this.#storeDir, this.#season, on);
      return new Map(games.map(({ id, text }) => [id, { text, script: null }]));
    } catch (error) {
      this.#days.delete(on);
      throw error;
    }
  }
}

/** Players of a season by id, and how they are called. */
class Names {
  readonly #players: Map<string, RosterPlayer>;

  constructor(players: RosterPlayer[]) {
    this.#players = new Map(players.map((player) => [player.id, player]));
  }

  find(playerId: string): RosterPlayer | null {
    return this.#players.get(playerId) ?? null;
  }

  full(playerId: string): string {
    const player = this.#players.get(playerId);
    return player ? `${player.first} ${player.last}`.trim() : playerId;
  }

  last(playerId: string): string {
    return this.#players.get(playerId)?.last ?? playerId;
  }
}

/** What every port of the replay reads from. */
export interface ReplayWorld {
  calendar: ReplayCalendar;
  names: Names;
  table: SeasonTable;
  /** By Retrosheet's game id. */
  prices: Map<string, StoredPrices[]>;
  script: (replay: ReplayGame) => Promise<GameScript>;
}

export async function openWorld(storeDir: string, season: number, anchorNow: Date): Promise<ReplayWorld> {
  const stored = await readSeason(storeDir, season);
  const store = new DayStore(storeDir, season);
  const prices = new Map<string, StoredPrices[]>();
  for (const price of stored.prices) prices.set(price.game, [...(prices.get(price.game) ?? []), price]);
  return {
    calendar: new ReplayCalendar(season, stored.games, anchorNow),
    names: new Names(stored.players),
    table: new SeasonTable(stored),
    prices,
    script: ({ game }) => store.script(game),
  };
}

/** A world without a game, of an archive that has other leagues alone. */
export function noBaseball(anchorNow: Date): ReplayWorld {
  return {
    calendar: new ReplayCalendar(Number(EPOCH_MONDAY.slice(0, 4)), [], anchorNow),
    names: new Names([]),
    table: new SeasonTable({ games: [], players: [], box: new Int16Array() }),
    prices: new Map(),
    script: ({ gameId }) => Promise.reject(new Error(`There are no plays of ${gameId}.`)),
  };
}
