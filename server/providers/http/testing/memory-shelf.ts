import type { SourceShelf } from '../../../ports/source-shelf.ts';

/** A shelf that is as good as the database's within one test; handed to two sources it stands for two processes. */
export function memoryShelf(): SourceShelf {
  const kept = new Map<string, { value: string; version: number }>();
  return {
    read: (name) => {
      const found = kept.get(name);
      return Promise.resolve(found ? { value: JSON.parse(found.value) as unknown, version: found.version } : null);
    },
    write: (name, value, version) => {
      if ((kept.get(name)?.version ?? null) !== version) return Promise.resolve(false);
      kept.set(name, { value: JSON.stringify(value), version: (version ?? 0) + 1 });
      return Promise.resolve(true);
    },
  };
}
