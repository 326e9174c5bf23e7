import type { Advance, EventCode, FromBase, ToBase } from './event-types.ts';

/** What a code does to the runners, given who stands where. */
export interface Resolution {
  /** Batter and runners that moved or were put out, at most one each. */
  moves: Advance[];
  outs: number;
  runs: number;
  runsBattedIn: number;
  errors: number;
}

export type Occupied = readonly [boolean, boolean, boolean];
const RBI_KINDS = new Set([
  'single',
  'double',
  'triple',
  'home_run',
  'walk',
  'intentional_walk',
  'hit_by_pitch',
  'interference',
  'fielded_out',
  'force_out',
  'fielders_choice',
]);
const FORCING = new Set(['walk', 'intentional_walk', 'hit_by_pitch', 'interference']);

const safe = (from: FromBase, to: ToBase): Advance => ({ from, to, isOut: false, isUnearned: false, isRunBattedIn: null, errors: 0 });

function batterMove({ basic }: EventCode): Advance | null {
  if (basic.batterTo === null) return null;
  return basic.batterTo === 0 ? { ...safe(0, 1), isOut: true } : safe(0, basic.batterTo);
}

/** Runners a walk pushes on, or a home run brings in, where the code leaves it to the reader. */
function impliedMoves({ basic }: EventCode, occupied: Occupied): Advance[] {
  const runners = ([1, 2, 3] as const).filter((base) => occupied[base - 1]);
  if (basic.kind === 'home_run') return runners.map((base) => safe(base, 4));
  if (!FORCING.has(basic.kind)) return [];
  return runners.filter((base, index) => base === index + 1).map((base) => safe(base, (base + 1) as ToBase));
}

function collectMoves(code: EventCode, occupied: Occupied): Advance[] {
  const moves = new Map<FromBase, Advance>();
  const batter = batterMove(code);
  if (batter) moves.set(0, batter);
  for (const move of impliedMoves(code, occupied)) moves.set(move.from, move);
  for (const move of [...code.basic.moves, ...(code.second?.moves ?? []), ...code.advances]) moves.set(move.from, move);
  const known = [...moves.values()];
  return code.basic.kind === 'force_out' ? pushForced(known, occupied) : known;
}

/** Whether a run that the code leaves unmarked was batted in (rule 9.04). */
function isBattedIn(code: EventCode, move: Advance, outs: number): boolean {
  if (code.modifiers.some((modifier) => /^B?G[DT]P/.test(modifier))) return false;
  // On an error the man on third would have scored anyway with fewer than two out.
  if (code.basic.kind === 'reached_on_error') return move.from === 3 && outs < 2;
  return RBI_KINDS.has(code.basic.kind);
}

/** A force leaves the men behind it to the reader: with two on, `5(2)` sends the man on first to second. */
function pushForced(moves: Advance[], occupied: Occupied): Advance[] {
  const all = [...moves];
  for (let base = 1 as ToBase; base < 4; base += 1) {
    const isTaken = all.some((move) => !move.isOut && move.to === base && move.from !== base);
    if (isTaken && occupied[base - 1] && !all.some((move) => move.from === base)) all.push(safe(base as FromBase, (base + 1) as ToBase));
  }
  return all;
}

/** Null when the moves do not fit the runners: from an empty base, or two men on one. */
export function resolvePlay(code: EventCode, occupied: Occupied, outs: number): Resolution | null {
  const moves = collectMoves(code, occupied);
  const filled = new Set(
    ([1, 2, 3] as const).filter((base) => occupied[base - 1] && !moves.some((move) => move.from === base)) as ToBase[],
  );
  for (const move of moves) {
    if (move.from !== 0 && !occupied[move.from - 1]) return null;
    if (move.isOut || move.to === 4) continue;
    if (filled.has(move.to)) return null;
    filled.add(move.to);
  }
  const scoring = moves.filter((move) => !move.isOut && move.to === 4);
  const modifierErrors = code.modifiers.filter((modifier) => /^E\d/.test(modifier)).length;
  const advanceErrors = code.advances.reduce((sum, advance) => sum + advance.errors, 0);
  return {
    moves,
    outs: moves.filter((move) => move.isOut).length,
    runs: scoring.length,
    runsBattedIn: scoring.filter((move) => move.isRunBattedIn ?? isBattedIn(code, move, outs)).length,
    errors: code.basic.errors + (code.second?.errors ?? 0) + modifierErrors + advanceErrors,
  };
}
