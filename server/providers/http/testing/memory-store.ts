import type { SourceStore } from '../../../ports/source-store.ts';

/** A shelf that is as good as the database's within one test; handed to two sources it stands for two processes. */
export function memoryStore(): SourceStore {
  const stored = new Map<string, { value: string; version: number }>();
  return {
    read: (name) => {
      const found = stored.get(name);
      return Promise.resolve(found ? { value: JSON.parse(found.value) as unknown, version: found.version } : null);
    },
    write: (name, value, version) => {
      if ((stored.get(name)?.version ?? null) !== version) return Promise.resolve(false);
      stored.set(name, { value: JSON.stringify(value), version: (version ?? 0) + 1 });
      return Promise.resolve(true);
    },
  };
}
