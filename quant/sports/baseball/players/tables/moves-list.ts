import { OUTCOME, OUTCOMES } from '../outcomes.ts';

/**
 * Where batter and runners end up, by bases (keys) and outs (rows): moves per thousand, the most frequent first, those below 6 left out. Marks for
 * batter, first, second, third: the base reached, 4 home, x out, - empty, e safe on an error.
 * Counted from Retrosheet event files 2022-2024: 77810 singles, 23939 doubles, 252367 balls in play that were no hits.
 */
type MoveTable = Readonly<Record<string, readonly [string, string, string]>>;

const SINGLE_MOVES: MoveTable = {
  '---': ['1--- 981 2--- 10 x--- 9', '1--- 981 2--- 10 x--- 9', '1--- 980 x--- 11 2--- 9'],
  '1--': ['12-- 731 13-- 240 23-- 22 x3-- 7', '12-- 713 13-- 263 23-- 17 1x-- 7', '12-- 635 13-- 333 23-- 15 1x-- 11 14-- 6'],
  '-2-': [
    '1-3- 558 1-4- 333 1-2- 45 2-4- 29 x-4- 14 2-3- 13 1-x- 8',
    '1-4- 443 1-3- 419 2-4- 68 1-2- 40 x-4- 20 2-3- 10',
    '1-4- 674 1-3- 166 2-4- 90 1-x- 37 x-4- 33',
  ],
  '12-': [
    '123- 555 124- 259 134- 152 234- 34',
    '123- 411 124- 306 134- 224 234- 40 12x- 11 1x4- 8',
    '134- 375 124- 302 123- 185 234- 62 12x- 30 1x4- 24 x34- 8 244- 7 344- 7',
  ],
  '--3': ['1--4 951 1--3 29 x--4 20', '1--4 970 1--3 19 x--4 11', '1--4 981 2--4 12 x--4 7'],
  '1-3': [
    '12-4 732 13-4 228 1x-4 11 12-3 11 2x-4 6 34-4 6 23-4 6',
    '12-4 751 13-4 218 23-4 19 x3-4 6 1x-4 6',
    '12-4 616 13-4 347 23-4 23 1x-4 14',
  ],
  '-23': [
    '1-34 552 1-44 305 2-44 64 1-24 30 1-23 19 x-44 15 2-34 15',
    '1-34 430 1-44 424 2-44 70 1-24 28 2-34 14 2-x4 13 x-44 11 1-x4 10',
    '1-44 673 1-34 207 2-44 67 1-x4 31 x-44 22',
  ],
  '123': [
    '1234 565 1244 259 1344 164 2344 12',
    '1234 509 1244 249 1344 178 2344 42 1x44 10 2x44 6 12x4 6',
    '1344 388 1244 306 1234 194 2344 45 12x4 34 1x44 20 x344 13',
  ],
};

const DOUBLE_MOVES: MoveTable = {
  '---': ['2--- 1000', '2--- 1000', '2--- 1000'],
  '1--': [
    '23-- 690 24-- 275 34-- 20 2x-- 15',
    '23-- 646 24-- 286 34-- 34 2x-- 17 x4-- 9 3x-- 8',
    '24-- 468 23-- 438 34-- 43 2x-- 43 x4-- 8',
  ],
  '-2-': ['2-4- 916 2-3- 77 x-4- 7', '2-4- 964 2-3- 27 x-4- 9', '2-4- 983 3-4- 11 x-4- 6'],
  '12-': ['234- 724 244- 247 344- 20 2x4- 9', '234- 644 244- 319 344- 21 2x4- 16', '244- 534 234- 397 344- 38 2x4- 18 x44- 13'],
  '--3': ['2--4 1000', '2--4 991 3--4 9', '2--4 991 3--4 9'],
  '1-3': [
    '23-4 710 24-4 242 34-4 16 x4-4 16 2x-4 8 44-4 8',
    '23-4 675 24-4 260 34-4 29 3x-4 22 2x-4 7 x4-4 7',
    '24-4 517 23-4 420 2x-4 21 34-4 21 x4-4 21',
  ],
  '-23': ['2-44 967 2-34 22 3-44 11', '2-44 952 2-34 48', '2-44 990 x-44 10'],
  '123': ['2344 687 2444 273 2x44 20 3444 10 x444 10', '2344 638 2444 302 3444 34 2x44 17 x444 9', '2444 531 2344 417 3444 36 x444 16'],
};

const OUT_MOVES: MoveTable = {
  '---': ['x--- 987 e--- 13', 'x--- 987 e--- 13', 'x--- 987 e--- 13'],
  '1--': ['x1-- 491 xx-- 234 1x-- 144 x2-- 120 12-- 11', 'x1-- 511 xx-- 238 1x-- 137 x2-- 104 12-- 10', 'x1-- 865 1x-- 135'],
  '-2-': ['x-2- 494 x-3- 468 1-x- 18 x-x- 8 1-3- 6 e-3- 6', 'x-2- 565 x-3- 397 1-x- 17 x-x- 12 e-3- 9', 'x-2- 993 e-3- 7'],
  '12-': [
    'x12- 331 x23- 187 xx3- 178 1x3- 119 x13- 107 12x- 31 123- 17 x2x- 13 x1x- 10 1xx- 7',
    'x12- 399 xx2- 213 1x3- 129 x23- 108 x13- 87 x1x- 33 12x- 17 123- 14',
    'x12- 860 1x2- 111 12x- 29',
  ],
  '--3': [
    'x--3 533 x--4 436 x--x 11 1--x 11 e--4 9',
    'x--4 460 x--3 380 1--x 65 1--4 39 x--x 21 2--x 15 e--4 10 2--4 10',
    'x--3 989 e--4 11',
  ],
  '1-3': [
    'x1-4 272 x1-3 195 xx-4 145 1x-4 131 x2-4 101 12-x 41 x2-3 34 12-4 22 1x-3 19 xx-3 17 23-x 8 x2-x 8 12-3 7',
    'x1-4 252 xx-3 231 x1-3 187 x2-4 120 1x-4 118 12-x 33 12-4 23 x2-3 18 x1-x 10 xx-4 8',
    'x1-3 874 1x-3 120 e2-4 6',
  ],
  '-23': [
    'x-23 461 x-34 302 x-24 173 1-3x 15 1-x4 14 1-2x 13 e-34 8 2-3x 7 x-2x 7',
    'x-34 323 x-23 297 x-24 211 1-3x 68 x-2x 29 1-2x 25 1-34 25 2-3x 8 1-x4 7 x-x4 7',
    'x-23 988 e-34 6 e-44 6',
  ],
  '123': [
    'x123 228 x124 126 xx34 122 x134 121 123x 104 x234 103 1x34 103 x23x 42 1234 21 12x4 20 x1x3 10',
    'x123 191 xx23 192 x124 167 x234 113 1x34 105 x134 96 123x 58 x12x 26 x1x3 20 1234 18 x1x4 7 12x4 7',
    'x123 850 1x23 114 12x3 29 e234 7',
  ],
};

const WORDS = 4294967296;
/** A runner's mark in a packed move: out, a base, home, or no one there. */
export const OUT_MARK = 0;
export const HOME_MARK = 4;
export const NOBODY = 7;

/**
 * Every move of every outcome, flat. A move is packed as three bits each for batter, first, second and third, then two bits for the outs made,
 * one for an error that put the batter on, one for a double play that takes the runs batted in away.
 */
export interface MovesList {
  /** Chances summed up to and with this move, in 2^32nds. */
  upTo: Float64Array;
  packed: Int32Array;
  /** Where the moves of (outcome * 8 + bases) * 3 + outs begin; one more at the end. */
  from: Int32Array;
}

export const ERROR_BIT = 1 << 14;
export const NO_RBI_BIT = 1 << 15;
export const outsOf = (packed: number): number => (packed >> 12) & 3;

const BASE_KEYS = Array.from({ length: 8 }, (_, bases) => [1, 2, 3].map((base) => ((bases >> (base - 1)) & 1 ? base : '-')).join(''));

function markOf(text: string): number {
  if (text === '-') return NOBODY;
  if (text === 'x') return OUT_MARK;
  return text === 'e' ? 1 : Number(text);
}

/** `x2-4` and the like; on an out, a batter on second or third stands there by an error. */
function pack(move: string, outcome: number): number {
  const marks = move.split('').map(markOf);
  const outs = marks.filter((mark) => mark === OUT_MARK).length;
  const isError = move[0] === 'e' || (outcome === OUTCOME.out && marks[0]! > 1);
  const isDoublePlay = outcome === OUTCOME.out && marks[0] === OUT_MARK && marks[1] === OUT_MARK;
  const bits = marks.reduce((sum, mark, place) => sum | (mark << (3 * place)), 0);
  return bits | (outs << 12) | (isError ? ERROR_BIT : 0) | (isDoublePlay ? NO_RBI_BIT : 0);
}

/** Where men end up when everybody goes on as far as the hit, or as a walk pushes them. */
function certainMove(outcome: number, bases: number): string {
  const on = [1, 2, 3].map((base) => ((bases >> (base - 1)) & 1) === 1);
  const runners = (to: (base: number) => string): string => on.map((isOn, index) => (isOn ? to(index + 1) : '-')).join('');
  if (outcome === OUTCOME.strikeout) return `x${runners(String)}`;
  if (outcome === OUTCOME.homeRun) return `4${runners(() => '4')}`;
  if (outcome === OUTCOME.triple) return `3${runners(() => '4')}`;
  return `1${runners((base) => String(on.slice(0, base).every(Boolean) ? base + 1 : base))}`;
}

const TABLES: Readonly<Record<number, MoveTable>> = {
  [OUTCOME.single]: SINGLE_MOVES,
  [OUTCOME.double]: DOUBLE_MOVES,
  [OUTCOME.out]: OUT_MOVES,
};

function movesOf(outcome: number, bases: number, outs: number): [string, number][] {
  const row = TABLES[outcome]?.[BASE_KEYS[bases]!]?.[outs];
  if (row === undefined) return [[certainMove(outcome, bases), 1000]];
  const parts = row.split(' ');
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, Number(parts[index + 1])] as [string, number]] : []));
}

function buildMoves(): MovesList {
  const upTo: number[] = [];
  const packed: number[] = [];
  const from: number[] = [];
  for (let state = 0; state < OUTCOMES.length * 24; state += 1) {
    from.push(packed.length);
    const outcome = Math.floor(state / 24);
    let sum = 0;
    for (const [move, thousandths] of movesOf(outcome, Math.floor(state / 3) % 8, state % 3)) {
      sum += thousandths;
      upTo.push((sum / 1000) * WORDS);
      packed.push(pack(move, outcome));
    }
  }
  from.push(packed.length);
  return { upTo: Float64Array.from(upTo), packed: Int32Array.from(packed), from: Int32Array.from(from) };
}

export const MOVES: MovesList = buildMoves();
