import { DOUBLE_MOVES, type MoveTable, OUT_MOVES, SINGLE_MOVES } from '../constants/moves.ts';
import { OUTCOME, OUTCOMES } from '../outcomes.ts';

const WORDS = 4294967296;
/** A runner's mark in a packed move: out, a base, home, or nobody there. */
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
