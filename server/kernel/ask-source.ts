import type { Ctx } from './ctx.ts';

const SUMMARY_MS = 10 * 60_000;
const MOST_NAMED = 5;
const MOST_KINDS = 500;

interface Repeated {
  since: number;
  count: number;
  sources: Set<string>;
}
/** Failures that were logged and go on, by what fails and how; of each set of sources apart. */
const repeating = new WeakMap<object, Map<string, Repeated>>();

/** Without a clock and its sources every failure is a line. */
type Asker = Pick<Ctx, 'log'> & Partial<Pick<Ctx, 'ports' | 'now'>>;

/** The same failure of another game, day or try is the same failure. */
const kindOf = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/\d/.test(word) ? '#' : word))
    .join(' ');

/** The first failure of a kind is a line of its own; those like it are counted, and summed up in one line every ten minutes. */
function logFailure({ log, ports, now }: Asker, source: string, error: string): void {
  if (!ports || !now) {
    log.warn({ source, error }, 'a source did not answer');
    return;
  }
  const kinds = repeating.get(ports) ?? new Map<string, Repeated>();
  repeating.set(ports, kinds);
  const [kind, at] = [`${kindOf(source)} ${kindOf(error)}`, now().getTime()];
  const known = kinds.get(kind);
  if (known && at - known.since < SUMMARY_MS && at >= known.since) {
    known.count += 1;
    if (known.sources.size < MOST_NAMED) known.sources.add(source);
    return;
  }
  if (known && known.count > 0) {
    const minutes = Math.round((at - known.since) / 60_000);
    const sources = [...new Set([...known.sources, source])].slice(0, MOST_NAMED);
    log.warn({ source, error, repeated: known.count + 1, minutes, sources }, `same failure ${known.count + 1} times in ${minutes} min`);
  } else log.warn({ source, error }, 'a source did not answer');
  if (kinds.size >= MOST_KINDS) kinds.clear();
  kinds.set(kind, { since: at, count: 0, sources: new Set() });
}

/** What a source answers, or null when it fails: that is logged, and what was stored last stays in use. Never call it inside a transaction. */
export async function fetchFrom<T>(ctx: Asker, what: string, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    logFailure(ctx, what, error instanceof Error ? error.message : String(error));
    return null;
  }
}
