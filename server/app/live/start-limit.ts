import type { Timers } from '../../platform/timers.ts';
import type { DataSource } from '../../ports/index.ts';

/** A product whose providers are all silent starts after this, and says what is missing. */
const LIMIT_MS = 12_000;

export interface Limited {
  source: DataSource;
  /** Rejects when the start has lasted too long. */
  limit: Promise<never>;
  /** The start is over: from now on every call takes its time. */
  end: () => void;
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** Until `end`, no call of the source is waited for longer than the start may take in all; its answer still comes into the caches. */
export function withStartLimit(source: DataSource, timers: Timers): Limited {
  let isOver = false;
  const limit = new Promise<never>((_resolve, reject) => {
    timers.after(LIMIT_MS, () => reject(new Error('the start does not wait for this; it is asked again soon')));
  });
  limit.catch(() => undefined);
  const limited = <T extends object>(group: T): T =>
    new Proxy(group, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        const call = (...args: unknown[]) => (value as Call).apply(target, args);
        return (...args: unknown[]) => (isOver ? call(...args) : Promise.race([call(...args), limit]));
      },
    });
  const { baseball, odds, players, props, news, weather, football, golf } = source;
  return {
    source: {
      source: source.source,
      baseball: limited(baseball),
      odds: limited(odds),
      players: limited(players),
      props: limited(props),
      news: limited(news),
      weather: limited(weather),
      football: football && { feed: limited(football.feed), odds: limited(football.odds) },
      golf: golf && { feed: limited(golf.feed), odds: limited(golf.odds) },
    },
    limit,
    end: () => {
      isOver = true;
    },
  };
}
