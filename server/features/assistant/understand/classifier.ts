import FITTED from './classifier-weights.json' with { type: 'json' };
import type { Mark } from './directory.ts';
import type { What } from './questions.ts';
import type { Span } from './read-bet.ts';

/** What stands in for a name: whose it is says nothing of what is asked. */
const MASKED: readonly Mark['is'][] = ['team', 'player', 'book', 'other_book', 'sport'];
const PRICE = /^[+-]\d{3,}$/;
const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)\+?$/;

const masked = (word: string): string => (PRICE.test(word) ? '<odds>' : NUMBER.test(word) ? '<n>' : word);

/** The words of a question in their order, each name as its kind ("<team>"), prices as "<odds>", other numbers as "<n>". */
export const maskedWords = (spans: readonly Span[]): string[] =>
  spans.flatMap(({ marks, words }) => {
    const name = MASKED.find((kind) => marks.some(({ is }) => is === kind));
    return name ? [`<${name}>`] : words.split(' ').map(masked);
  });

/** What the classifier looks at: each cue, each two of them ("best&price"), each word ("'cheapest") and the first of all ("^who"). */
export function featuresOf(cues: Iterable<string>, words: readonly string[]): string[] {
  const named = [...cues].toSorted();
  const pairs = named.flatMap((cue, at) => named.slice(at + 1).map((other) => `${cue}&${other}`));
  return [...new Set([...named, ...pairs, ...words.map((word) => `'${word}`), ...(words[0] ? [`^${words[0]}`] : [])])];
}

/** The feature that every question has: how often a kind is asked at all. */
export const BIAS = '*';
/** Weights are kept in tenths of a natural logarithm. */
export const SCALE = 10;

interface Model {
  kinds: readonly What[];
  rowOf: ReadonlyMap<string, number>;
  /** Row by row, a weight for each kind. */
  weights: Int8Array;
}
let model: Model | null = null;

function readModel(): Model {
  const kinds = Object.keys(FITTED) as What[];
  const columns = Object.values(FITTED).map((column) => column.split(' '));
  const rowOf = new Map<string, number>();
  for (const column of columns)
    for (let at = 0; at < column.length; at += 2) if (!rowOf.has(column[at]!)) rowOf.set(column[at]!, rowOf.size);
  const weights = new Int8Array(rowOf.size * kinds.length);
  for (const [kind, column] of columns.entries())
    for (let at = 0; at < column.length; at += 2) weights[rowOf.get(column[at]!)! * kinds.length + kind] = Number(column[at + 1]);
  return { kinds, rowOf, weights };
}

export interface Classification {
  /** The natural logarithm of each kind's probability, 0 at most; the probabilities of all kinds sum to one. */
  logProbabilities: ReadonlyMap<What, number>;
  /** The features that speak for a kind by one logarithm or more, as in the table of questions ("best&price 12"), in tenths. */
  evidenceFor: (what: What) => string[];
}

/** How likely each kind of question is, by weights fitted on the developed questions of `testing/evaluation` (`npm run fit:assistant`). */
export function classify(cues: Iterable<string>, words: readonly string[]): Classification {
  model ??= readModel();
  const { kinds, rowOf, weights } = model;
  const found = [BIAS, ...featuresOf(cues, words)].flatMap((feature) => {
    const row = rowOf.get(feature);
    return row === undefined ? [] : [{ feature, from: row * kinds.length }];
  });
  const sums = kinds.map((_, kind) => found.reduce((sum, { from }) => sum + weights[from + kind]!, 0) / SCALE);
  const most = Math.max(...sums);
  const all = most + Math.log(sums.reduce((sum, one) => sum + Math.exp(one - most), 0));
  return {
    logProbabilities: new Map(kinds.map((what, kind) => [what, sums[kind]! - all])),
    evidenceFor: (what) => {
      const kind = kinds.indexOf(what);
      return found.flatMap(({ feature, from }) => {
        const weight = kind < 0 || feature === BIAS ? 0 : weights[from + kind]!;
        return weight >= SCALE ? [`${feature} ${weight}`] : [];
      });
    },
  };
}
