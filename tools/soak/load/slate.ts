import { drawFine, type RandomState } from '@clearedge/quant/random';
import type { Caller } from '../calls/caller.ts';

export interface OpenGame {
  gameId: string;
  awayTeam: string;
  homeTeam: string;
  gameTime: string;
  status: string;
  odds: readonly unknown[];
}

const REFRESH_MS = 3000;

/** The games that can be bet on now, soonest first, read again every few seconds. */
export class Slate {
  #games: OpenGame[] = [];
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  get games(): readonly OpenGame[] {
    return this.#games;
  }

  /** Soon games are chosen more often than late ones, so that bets are settled during the run. */
  choose(state: RandomState): OpenGame | null {
    return this.#games[Math.floor(this.#games.length * drawFine(state) ** 2)] ?? null;
  }

  async keepFresh(until: number): Promise<void> {
    while (performance.now() < until) {
      await this.refresh();
      await new Promise((resolve) => setTimeout(resolve, REFRESH_MS));
    }
  }

  async refresh(): Promise<void> {
    const today = await this.#readOpen('');
    // Late at night the next day's.
    this.#games = today.length > 0 ? today : await this.#readTomorrow();
  }

  async #readTomorrow(): Promise<OpenGame[]> {
    const status = await this.#get('GET /api/status', '/api/status');
    if (!status) return [];
    const tomorrow = new Date(Date.parse((JSON.parse(status) as { today: string }).today) + 86_400_000);
    return this.#readOpen(`?date=${tomorrow.toISOString().slice(0, 10)}`);
  }

  async #readOpen(query: string): Promise<OpenGame[]> {
    const games = await this.#get('GET /api/games', `/api/games${query}`);
    return ((games ? JSON.parse(games) : []) as OpenGame[])
      .filter(({ status, odds }) => status === 'scheduled' && odds.length > 0)
      .sort((a, b) => a.gameTime.localeCompare(b.gameTime));
  }

  async #get(name: string, path: string): Promise<string | null> {
    const dueAt = performance.now();
    const answer = await this.#caller.ask({ kind: 'public read', name, call: { method: 'GET', path }, dueAt, first: 0 });
    return answer?.status === 200 ? answer.text : null;
  }
}
