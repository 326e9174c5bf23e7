import { daysBetween, easternDay, mondayOf, shiftDay } from '@clearedge/quant/calendar';
import type { StoredGame } from '../../store/stored-season.ts';
import type { ReplayGame } from './replay-game.ts';
import { type RunSchedule, runSchedule, startOf } from './run-schedule.ts';

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

const KEPT_RUNS = 3;

/** Which stored game is played when: the season over and over, one run after another. */
export class ReplayCalendar {
  readonly season: number;
  readonly #games: StoredGame[];
  readonly #cycle: SeasonCycle;
  readonly #firstListedRun: number;
  readonly #runs = new Map<number, RunSchedule>();

  constructor(season: number, games: StoredGame[], anchorNow: Date) {
    this.season = season;
    this.#games = games;
    const days = games.filter((game) => game.hasPlays).map((game) => easternDay(startOf(game, 0)));
    if (days.length === 0) throw new Error(`The stored season ${season} has no game with plays.`);
    days.sort();
    this.#cycle = seasonCycle(days[0]!, days.at(-1)!);
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
    if (this.#runs.size > KEPT_RUNS && oldest !== undefined) this.#runs.delete(oldest);
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
