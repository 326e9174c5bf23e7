import { sum } from '@clearedge/quant/maths';
import { countTable } from '@clearedge/quant/sports/league/players';

const LAST = 10;
/** Games of a season that an average asks for. */
const LEAST = 5;

interface Own {
  season: number;
  games: number;
  total: number;
  last: number[];
}

/** What players did so far: the yardsticks that a projection is set beside. */
export class PastValues {
  readonly #own = new Map<string, Own>();
  /** By kind, over all games of listed players with ten before: squared miss of their mean, that mean, and how many. */
  readonly #miss = new Map<string, { squares: number; means: number; games: number }>();

  /** A player's mean of this season; null with fewer than five games in it. */
  averageOf(kind: string, playerId: string, season: number): number | null {
    const own = this.#own.get(`${kind} ${playerId}`);
    return own && own.season === season && own.games >= LEAST ? own.total / own.games : null;
  }

  /** A player's mean of his last ten games, or of as many as he has; null without one. */
  lastTenOf(kind: string, playerId: string): number | null {
    const last = this.#own.get(`${kind} ${playerId}`)?.last ?? [];
    return last.length === 0 ? null : sum(last) / last.length;
  }

  /** Chances above `first`, `first` + 1 …: a negative binomial about the mean of the last ten games, as wide as such means missed before. */
  usualOf(kind: string, playerId: string, first: number, length: number): number[] {
    const miss = this.#miss.get(kind) ?? { squares: 0, means: 0, games: 0 };
    const least = miss.games > 0 ? (0.1 * miss.means) / miss.games : 0.1;
    const mean = Math.max(least, 0.01, this.lastTenOf(kind, playerId) ?? 0);
    const chances = countTable(mean, { base: Math.max(1, miss.means > 0 ? miss.squares / miss.means : 1), share: 0 });
    let left = 1;
    return Array.from({ length }, (_, at) => {
      left -= chances[first + at] ?? 0;
      return Math.max(0, left);
    });
  }

  add(kind: string, playerId: string, { season, value, isListed }: { season: number; value: number; isListed: boolean }): void {
    const key = `${kind} ${playerId}`;
    const own = this.#own.get(key) ?? { season, games: 0, total: 0, last: [] };
    if (isListed && own.last.length === LAST) {
      const miss = this.#miss.get(kind) ?? { squares: 0, means: 0, games: 0 };
      const mean = Math.max(0, sum(own.last) / LAST);
      this.#miss.set(kind, { squares: miss.squares + (value - mean) ** 2, means: miss.means + mean, games: miss.games + 1 });
    }
    const isNew = own.season !== season;
    this.#own.set(key, {
      season,
      games: isNew ? 1 : own.games + 1,
      total: isNew ? value : own.total + value,
      last: [...own.last, value].slice(-LAST),
    });
  }
}
