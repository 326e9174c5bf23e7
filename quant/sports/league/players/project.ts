import { lineProbabilities, mixTables, probabilityAtLeast, tableMean } from '../../../distribution/index.ts';
import type { ExpectedForm } from './forms.ts';
import { type CountTable, countTable, shareTable, stepMean, triesNodes, yardsTable } from './tables.ts';
import type { CountSpread, KindTerms, PlayerTerms } from './types.ts';

/** A player's number in a game before it: its mean and the chances of every whole number. */
export interface PlayerProjection extends CountTable {
  kind: string;
  mean: number;
}

/** Games that a player must have shown before he is projected. */
export const LEAST_GAMES = 5;
const DOUBLE = 10;
const fromNought = (chances: readonly number[]): CountTable => ({ first: 0, chances });

/** Mean of a sum of counts, and by each equally likely amount of tries. */
function meansOf(of: readonly string[], form: ExpectedForm, terms: PlayerTerms): number[][] {
  return of.map((name) => {
    const rate = terms.rates[name]!;
    const { mean, square } = form.tries[rate.per]!;
    return triesNodes(mean, square, terms.tries[rate.per]!).map((tries) => tries * form.rates[name]!);
  });
}

/** Counts on different tries have no amount in common: the longest list of amounts leads, the others keep their means. */
function sums(means: readonly (readonly number[])[]): number[] {
  const nodes = Math.max(...means.map((list) => list.length));
  return Array.from({ length: nodes }, (_, at) => means.reduce((sum, list) => sum + (list[list.length === 1 ? 0 : at] ?? 0), 0));
}

/** Shares of ones, twos, threes in a sum of counts, each by how often it comes. */
function stepsOf(of: readonly string[], means: readonly (readonly number[])[], { rates }: PlayerTerms): number[] {
  const times = of.map((name, at) => (means[at]![0] ?? 0) / stepMean(rates[name]!.steps));
  const all = times.reduce((sum, one) => sum + one, 0);
  const longest = Math.max(...of.map((name) => rates[name]!.steps?.length ?? 1));
  const shareAt = (step: number): number =>
    of.reduce((sum, name, at) => sum + times[at]! * (rates[name]!.steps?.[step] ?? Number(step === 0 && !rates[name]!.steps)), 0);
  return all === 0 ? [1] : Array.from({ length: longest }, (_, step) => shareAt(step) / all);
}

const averaged = (tables: readonly number[][]): number[] =>
  tables.length === 1
    ? tables[0]!
    : mixTables(
        tables,
        tables.map(() => 1),
      );

function triesTable(name: string, form: ExpectedForm, terms: PlayerTerms): number[] {
  const { spread } = terms.tries[name]!;
  if (spread.family === 'time') throw new RangeError(`${name} do not come in ones`);
  return countTable(form.tries[name]!.mean, spread);
}

/** That two or more of independent counts reach ten. */
function twoTens(means: readonly number[], spreads: readonly CountSpread[], steps: readonly (readonly number[] | undefined)[]): number {
  let [none, one] = [1, 0];
  means.forEach((mean, at) => {
    const ten = probabilityAtLeast(countTable(mean, spreads[at]!, steps[at]), DOUBLE);
    [none, one] = [none * (1 - ten), one * (1 - ten) + none * ten];
  });
  return Math.max(0, 1 - none - one);
}

function tableOf(kind: KindTerms, form: ExpectedForm, terms: PlayerTerms): CountTable {
  switch (kind.family) {
    case 'tries':
      return fromNought(triesTable(kind.of, form, terms));
    case 'count': {
      const means = meansOf(kind.of, form, terms);
      const steps = stepsOf(kind.of, means, terms);
      return fromNought(averaged(sums(means).map((mean) => countTable(mean, kind.spread, steps))));
    }
    case 'share': {
      const { per } = terms.rates[kind.of]!;
      return fromNought(shareTable(triesTable(per, form, terms), form.rates[kind.of]!, kind.concentration));
    }
    case 'yards': {
      const caught = terms.kinds[kind.per];
      const base = caught === undefined ? triesTable(kind.per, form, terms) : tableOf(caught, form, terms).chances;
      return yardsTable(base, form.rates[kind.of]!, kind.spread, kind.shift);
    }
    case 'double': {
      const means = meansOf(kind.of, form, terms);
      const steps = kind.of.map((name) => terms.rates[name]!.steps);
      const nodes = means[0]!.map((_, at) =>
        twoTens(
          means.map((list) => list[at]!),
          kind.spreads,
          steps,
        ),
      );
      const chance = nodes.reduce((sum, one) => sum + one, 0) / nodes.length;
      return fromNought([1 - chance, chance]);
    }
  }
}

/** Whether a player has shown enough, and is expected to have enough, for a kind to be projected. */
export const isListed = ({ listed }: KindTerms, { games, tries }: ExpectedForm): boolean =>
  games >= LEAST_GAMES && tries[listed.tries]!.mean >= listed.least;

/** A kind's projection. RangeError for a kind that the sport does not have. */
export function projectKind(kind: string, form: ExpectedForm, terms: PlayerTerms): PlayerProjection {
  const own = terms.kinds[kind];
  if (own === undefined) throw new RangeError(`There is no kind ${kind}`);
  const table = tableOf(own, form, terms);
  return { kind, mean: tableMean(table.chances) + table.first, ...table };
}

/** Every kind that a player is listed for. */
export const projectPlayer = (form: ExpectedForm, terms: PlayerTerms): PlayerProjection[] =>
  Object.entries(terms.kinds).flatMap(([kind, own]) => (isListed(own, form) ? projectKind(kind, form, terms) : []));

/** Chances that a player ends over, on and under a line; they sum to 1. RangeError unless the line is a multiple of one half. */
export function priceLine({ first, chances }: CountTable, line: number): { over: number; push: number; under: number } {
  if (!Number.isSafeInteger(line * 2)) throw new RangeError(`not a line: ${line}`);
  return lineProbabilities(chances, line - first);
}

/** The half line that is nearest to even. */
export function medianLine({ first, chances }: CountTable): number {
  let [left, best, line] = [1, Number.POSITIVE_INFINITY, first];
  for (let at = 0; at < chances.length; at += 1) {
    left -= chances[at]!;
    const distance = Math.abs(left - 0.5);
    // Chances that are next to nothing leave it as it was.
    if (distance > best) break;
    if (distance < best) [best, line] = [distance, first + at];
  }
  return line + 0.5;
}
