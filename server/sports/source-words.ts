import type { ResultSources } from '@clearedge/quant/grading';
import { clockText } from '../kernel/eastern-words.ts';

/** "Final from the NHL, confirmed by ESPN, 10:42 PM ET"; null where one source is asked. */
export function sourceWords(sources: ResultSources | undefined): string | null {
  if (!sources) return null;
  const { first, second, confirmedAt } = sources;
  if (confirmedAt === null) return `Final from ${first} alone; ${second} did not confirm it in time`;
  return `Final from ${first}, confirmed by ${second}, ${clockText(confirmedAt)}`;
}
