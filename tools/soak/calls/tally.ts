import { type Latencies, latenciesOf } from './latencies.ts';

/** Which calls are held against which limit. */
export type Kind = 'public read' | 'own read' | 'write';

export interface Ended {
  kind: Kind;
  /** Method and route, with no id in it. */
  name: string;
  status: number;
  ms: number;
  /** A process was killed, or away, while the call was under way: it was sent again. */
  metKill: boolean;
}

export interface KindFigures extends Latencies {
  kind: Kind;
  metKill: number;
  /** The longest that a call took which met a kill. */
  longestWithKillMs: number;
}

function push(lists: Map<string, number[]>, name: string, value: number): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

/** Times and statuses of the calls of one phase. */
export class Tally {
  readonly #ended: Ended[] = [];
  readonly #lost: string[] = [];

  add(ended: Ended): void {
    this.#ended.push(ended);
  }

  /** A call that never came to an answer. */
  addLost(what: string): void {
    this.#lost.push(what);
  }

  get lost(): readonly string[] {
    return this.#lost;
  }

  get count(): number {
    return this.#ended.length;
  }

  figures(): KindFigures[] {
    return (['public read', 'own read', 'write'] as const).map((kind) => {
      const own = this.#ended.filter((ended) => ended.kind === kind);
      const met = own.filter(({ metKill }) => metKill);
      const clean = own.filter(({ metKill }) => !metKill).map(({ ms }) => ms);
      return { kind, ...latenciesOf(clean), metKill: met.length, longestWithKillMs: Math.max(0, ...met.map(({ ms }) => ms)) };
    });
  }

  /** The names of calls with the most time at p97.5, for who looks where it goes. */
  slowest(most: number): { name: string; figures: Latencies }[] {
    const byName = new Map<string, number[]>();
    for (const { name, ms, metKill } of this.#ended) if (!metKill) push(byName, name, ms);
    return [...byName]
      .map(([name, list]) => ({ name, figures: latenciesOf(list) }))
      .sort((a, b) => b.figures.p975 - a.figures.p975)
      .slice(0, most);
  }

  /** How often each name was answered how. */
  statuses(): Map<string, Map<number, number>> {
    const counts = new Map<string, Map<number, number>>();
    for (const { name, status } of this.#ended) {
      const own = counts.get(name) ?? new Map<number, number>();
      counts.set(name, own.set(status, (own.get(status) ?? 0) + 1));
    }
    return counts;
  }
}
