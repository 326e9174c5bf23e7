import { parseAdvance } from './advance.ts';
import type { Advance, BasicPlay, BatterKind, EventCode, ToBase } from './event-types.ts';
import { parseFieldedOut } from './fielded-out.ts';
import { countErrors, fieldersOf } from './fielding.ts';
import { parseRunnerPlay } from './runner-play.ts';

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
function parseBatterPlay(code: string): BasicPlay | null {
  for (const [form, kind, batterTo] of FORMS) {
    if (form.test(code))
      return { kind, batterTo, moves: [], stolen: [], caughtFrom: [], errors: countErrors(code), fielders: fieldersOf(code) };
  }
  return parseFieldedOut(code);
}

/** Splits at a mark that stands outside brackets: `46(1)/FO`, but not inside `(E4/TH)`. */
function splitOutside(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === mark && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

const withoutMarks = (text: string): string => text.replace(/[!?#+-]+$/, '');

function parseBasic(code: string): { basic: BasicPlay; second: BasicPlay | null } | null {
  const plus = /^(K[\dE]*|W|IW?)\+(.+)$/.exec(code);
  if (plus) {
    const basic = parseBatterPlay(plus[1] ?? '');
    const second = parseRunnerPlay(plus[2] ?? '');
    return basic && second ? { basic, second } : null;
  }
  const basic = parseRunnerPlay(code) ?? parseBatterPlay(code);
  return basic && { basic, second: null };
}

function parseAdvances(text: string): Advance[] | null {
  const advances: Advance[] = [];
  for (const part of splitOutside(text, ';')) {
    const advance = parseAdvance(part);
    if (!advance) return null;
    advances.push(advance);
  }
  return advances;
}

/** Reads a play's code, `64(1)3/GDP/G6.2-3`; null when it is not in the notation. */
export function parseEventCode(code: string): EventCode | null {
  const dot = code.indexOf('.');
  const description = withoutMarks(dot < 0 ? code : code.slice(0, dot));
  const [first = '', ...modifiers] = splitOutside(description, '/');
  const parsed = parseBasic(withoutMarks(first));
  const advances = dot < 0 ? [] : parseAdvances(withoutMarks(code.slice(dot + 1)));
  if (!parsed || !advances) return null;
  return { ...parsed, modifiers: modifiers.map(withoutMarks), advances };
}
