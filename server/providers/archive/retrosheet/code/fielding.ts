/** Errors in a fielding string such as `5E3` or `E6/TH`. */
export const countErrors = (text: string): number => (text.match(/E\d/g) ?? []).length;

export const fieldersOf = (text: string): string => text.replace(/[^1-9]/g, '');

/** The contents of each pair of brackets. */
export const groupsOf = (text: string): string[] => [...text.matchAll(/\(([^)]*)\)/g)].map((match) => match[1] ?? '');

const isFielding = (group: string): boolean => /^\d*E?\d/.test(group);

/** An error in the fielding takes the out back, unless another group credits a clean putout after it. */
export function isPutOut(groups: string[]): boolean {
  const fielding = groups.filter(isFielding);
  return fielding.length === 0 || fielding.some((group) => countErrors(group) === 0);
}
