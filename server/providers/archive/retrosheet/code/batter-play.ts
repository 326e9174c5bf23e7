import type { BasicPlay, BatterKind, ToBase } from './event-types.ts';
import { parseFieldedOut } from './fielded-out.ts';
import { countErrors, fieldersOf } from './fielding.ts';

const FORMS: [RegExp, BatterKind, 0 | ToBase][] = [
  [/^S\d*$/, 'single', 1],
  [/^D\d*$/, 'double', 2],
  [/^DGR\d*$/, 'double', 2],
  [/^T\d*$/, 'triple', 3],
  [/^HR?\d*$/, 'home_run', 4],
  [/^W$/, 'walk', 1],
  [/^IW?$/, 'intentional_walk', 1],
  [/^HP$/, 'hit_by_pitch', 1],
  [/^C$/, 'interference', 1],
  [/^K\d*$/, 'strikeout', 0],
  [/^K\d*E\d$/, 'strikeout', 1],
  [/^FC\d*$/, 'fielders_choice', 1],
  [/^E\d$/, 'reached_on_error', 1],
];

/** A play that ends the batter's turn. */
export function parseBatterPlay(code: string): BasicPlay | null {
  for (const [form, kind, batterTo] of FORMS) {
    if (form.test(code))
      return { kind, batterTo, moves: [], stolen: [], caughtFrom: [], errors: countErrors(code), fielders: fieldersOf(code) };
  }
  return parseFieldedOut(code);
}
