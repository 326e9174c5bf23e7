import type { Entry } from '../shared/entry.ts';
import type { SharedReads, SharedSource } from '../shared/shared-reads.ts';
import { parseInput } from './parse-input.ts';
import { pathPattern } from './path-pattern.ts';
import type { Target } from './target.ts';

/** Shared reads by address, for pages that carry their answers. Null for an address that is no shared read. */
export class SharedFinder {
  readonly #shared: SharedReads;
  readonly #known: { target: Target; source: SharedSource; pattern: ReturnType<typeof pathPattern> }[] = [];

  constructor(shared: SharedReads) {
    this.#shared = shared;
  }

  add(target: Target, source: SharedSource): void {
    this.#known.push({ target, source, pattern: pathPattern(target.url) });
  }

  async find(url: string): Promise<Entry | null> {
    const ready = this.#shared.find(url);
    if (ready) return ready;
    const [path = '', search = ''] = url.split('?', 2);
    for (const { target, source, pattern } of this.#known) {
      const params = pattern.match(path);
      if (!params) continue;
      const query = Object.fromEntries(new URLSearchParams(search));
      return this.#shared.get(url, source, parseInput(target.route, { params, query, body: undefined }));
    }
    return null;
  }
}
