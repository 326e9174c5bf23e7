import type { RosterPlayer } from '../retrosheet/rosters.ts';
import { readDay, readSeason } from '../store/season-files.ts';
import type { StoredGame, StoredPrices } from '../store/stored-season.ts';
import { ReplayCalendar } from './calendar/calendar.ts';
import type { ReplayGame } from './calendar/replay-game.ts';
import { type GameScript, openScript } from './games/game-script.ts';
import { SeasonTable } from './players/season-table.ts';

/** Today, the days around it, and the older ones a page was just asked for. */
const KEPT_DAYS = 8;

type Day = Map<string, { text: string; script: GameScript | null }>;

/** Plays of the days last asked for. */
class DayShelf {
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
  const shelf = new DayShelf(storeDir, season);
  const prices = new Map<string, StoredPrices[]>();
  for (const price of stored.prices) prices.set(price.game, [...(prices.get(price.game) ?? []), price]);
  return {
    calendar: new ReplayCalendar(season, stored.games, anchorNow),
    names: new Names(stored.players),
    table: new SeasonTable(stored),
    prices,
    script: ({ game }) => shelf.script(game),
  };
}
