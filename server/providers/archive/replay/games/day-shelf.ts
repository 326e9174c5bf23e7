import { readDay } from '../../store/season-files.ts';
import type { StoredGame } from '../../store/stored-season.ts';
import { type GameScript, openScript } from './game-script.ts';

/** Today, the days around it, and the older ones a page was just asked for. */
const KEPT_DAYS = 8;

type Day = Map<string, { text: string; script: GameScript | null }>;

/** Plays of the days last asked for. */
export class DayShelf {
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
    if (this.#days.size > KEPT_DAYS && oldest !== undefined) this.#days.delete(oldest);
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
