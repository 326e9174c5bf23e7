import { groupBy } from './table.ts';

/** A club in its order, with what parted it from the one above it; null where rank alone did, and for the first. */
export interface Placed<Step extends string> {
  code: string;
  tieBreak: Step | 'coin_toss' | null;
}

const join = <Step extends string>(groups: readonly Placed<Step>[][], parted: Placed<Step>['tieBreak']): Placed<Step>[] =>
  groups.flatMap(([first, ...rest], at) => [at === 0 ? first! : { ...first!, tieBreak: parted }, ...rest]);

/**
 * Clubs by rank, then by the league's steps for so many tied clubs. Whenever a step parts some of the tied clubs, those still tied begin again at the first step among
 * themselves. A coin toss is the league's to make: clubs level in every step are in alphabetical order.
 */
export function placeClubs<Step extends string>(
  codes: readonly string[],
  rankOf: (code: string) => number,
  stepsFor: (tied: readonly string[]) => readonly Step[],
  worthAt: (step: Step, code: string, tied: readonly string[]) => number,
): Placed<Step>[] {
  const part = (tied: readonly string[]): Placed<Step>[] => {
    if (tied.length === 1) return [{ code: tied[0]!, tieBreak: null }];
    for (const step of stepsFor(tied)) {
      const groups = groupBy(tied, (code) => worthAt(step, code, tied));
      if (groups.length > 1) return join(groups.map(part), step);
    }
    return join<Step>(
      tied.toSorted().map((code) => [{ code, tieBreak: null }]),
      'coin_toss',
    );
  };
  return join(groupBy(codes, rankOf).map(part), null);
}
