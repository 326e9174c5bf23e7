import type { Advance, FromBase, ToBase } from './event-types.ts';
import { countErrors, groupsOf, isPutOut } from './fielding.ts';

const PATTERN = /^([B123])([-X])([123H])((?:\([^)]*\))*)[!?#+-]*$/;

export const fromBase = (mark: string): FromBase => (mark === 'B' ? 0 : (Number(mark) as FromBase));
export const toBase = (mark: string): ToBase => (mark === 'H' ? 4 : (Number(mark) as ToBase));

function runBattedIn(groups: string[]): boolean | null {
  if (groups.includes('RBI')) return true;
  return groups.includes('NR') || groups.includes('NORBI') ? false : null;
}

/** One advance of a code's list: `2-H(E5/TH)(UR)`, `BX2(84)`. */
export function parseAdvance(text: string): Advance | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const groups = groupsOf(match[4] ?? '');
  return {
    from: fromBase(match[1] ?? ''),
    to: toBase(match[3] ?? ''),
    isOut: match[2] === 'X' && isPutOut(groups),
    isUnearned: groups.includes('UR'),
    isRunBattedIn: runBattedIn(groups),
    errors: groups.reduce((sum, group) => sum + countErrors(group), 0),
  };
}
