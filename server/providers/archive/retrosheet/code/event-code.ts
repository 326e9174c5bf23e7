import type { Advance, BasicPlay, BatterKind, EventCode, FromBase, RunnerKind, ToBase } from './event-types.ts';
import { countErrors, fieldersOf, groupsOf, isPutOut } from './fielding.ts';

const PATTERN = /^([B123])([-X])([123H])((?:\([^)]*\))*)[!?#+-]*$/;

const fromBase = (mark: string): FromBase => (mark === 'B' ? 0 : (Number(mark) as FromBase));
const toBase = (mark: string): ToBase => (mark === 'H' ? 4 : (Number(mark) as ToBase));

function runBattedIn(groups: string[]): boolean | null {
  if (groups.includes('RBI')) return true;
  return groups.includes('NR') || groups.includes('NORBI') ? false : null;
}

/** One advance of a code's list: `2-H(E5/TH)(UR)`, `BX2(84)`. */
function parseAdvance(text: string): Advance | null {
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

const SEGMENT = /([\dE]+)(?:\(([B123])\))?/y;

const putOut = (from: FromBase): Advance => ({
  from,
  to: (from + 1) as ToBase,
  isOut: true,
  isUnearned: false,
  isRunBattedIn: null,
  errors: 0,
});

/** A batted ball given as the fielders who made the outs: `63`, `64(1)3`, `8(B)84(2)`, `6E3`. */
function parseFieldedOut(code: string): BasicPlay | null {
  const play: BasicPlay = {
    kind: 'force_out',
    batterTo: 1,
    moves: [],
    stolen: [],
    caughtFrom: [],
    errors: countErrors(code),
    fielders: fieldersOf(code),
  };
  SEGMENT.lastIndex = 0;
  let end = 0;
  for (let match = SEGMENT.exec(code); match; match = SEGMENT.exec(code)) {
    end = SEGMENT.lastIndex;
    const [, touches = '', runner] = match;
    const isSafe = touches.includes('E');
    if (runner === undefined && end !== code.length) return null;
    const from = runner === undefined ? 0 : fromBase(runner);
    if (from !== 0 && !isSafe) play.moves.push(putOut(from));
    if (from === 0 && !isSafe) play.batterTo = 0;
    if (from === 0 && isSafe && play.moves.length === 0) play.kind = 'reached_on_error';
  }
  if (end !== code.length || play.fielders === '') return null;
  if (play.batterTo === 0) play.kind = 'fielded_out';
  return play;
}

const PLAIN: Record<string, RunnerKind> = {
  WP: 'wild_pitch',
  PB: 'passed_ball',
  BK: 'balk',
  DI: 'indifference',
  OA: 'other_advance',
  NP: 'no_play',
};
const RUNNING = /^(SB|CS|POCS|PO)([123H])((?:\([^)]*\))*)$/;

const runnerPlay = (kind: RunnerKind): BasicPlay => ({
  kind,
  batterTo: null,
  moves: [],
  stolen: [],
  caughtFrom: [],
  errors: 0,
  fielders: '',
});

const move = (from: FromBase, to: ToBase, isOut: boolean, groups: string[], errors: number): Advance => ({
  from,
  to,
  isOut,
  isUnearned: groups.includes('UR'),
  isRunBattedIn: null,
  errors,
});

function addRunning(play: BasicPlay, word: string, base: ToBase, groups: string[]): void {
  const errors = groups.reduce((sum, group) => sum + countErrors(group), 0);
  const from = (base - 1) as FromBase;
  play.errors += errors;
  play.fielders += fieldersOf(groups[0] ?? '');
  if (word === 'SB') {
    play.stolen.push(base);
    play.moves.push(move(from, base, false, groups, 0));
  } else if (word === 'PO') {
    play.kind = 'pickoff';
    // A throw that gets away leaves the runner on his base; where he goes from there is in the advances.
    if (isPutOut(groups)) play.moves.push(move(base as FromBase, base, true, groups, 0));
  } else {
    play.kind = 'caught_stealing';
    play.caughtFrom.push(from);
    play.moves.push(move(from, base, isPutOut(groups), groups, 0));
  }
}

/** A play during a batter's turn that does not end it. */
function parseRunnerPlay(code: string): BasicPlay | null {
  const plain = PLAIN[code];
  if (plain) return runnerPlay(plain);
  const foul = /^FLE(\d)$/.exec(code);
  if (foul) return { ...runnerPlay('foul_error'), errors: 1, fielders: foul[1] ?? '' };
  const play = runnerPlay('stolen_base');
  for (const part of code.split(';')) {
    const match = RUNNING.exec(part);
    if (!match) return null;
    const base = toBase(match[2] ?? '');
    if (match[1] !== 'PO' && base === 1) return null;
    if (match[1] === 'PO' && base === 4) return null;
    addRunning(play, match[1] ?? '', base, groupsOf(match[3] ?? ''));
  }
  return play;
}

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
