import type { EventCode, FromBase } from '../code/event-types.ts';
import type { Resolution } from '../code/resolve-play.ts';
import type { BatterTally } from './box-tally.ts';
import type { GameState } from './game-state.ts';

const NOT_AT_BATS = new Set(['walk', 'intentional_walk', 'hit_by_pitch', 'interference']);
const HITS: Record<string, 1 | 2 | 3 | 4> = { single: 1, double: 2, triple: 3, home_run: 4 };
export const basesOfHit = (kind: string): number => HITS[kind] ?? 0;

const hasModifier = (code: EventCode, form: RegExp): boolean => code.modifiers.some((modifier) => form.test(modifier));

function addHit(batter: BatterTally, bases: number): void {
  if (bases === 0) return;
  batter.hits += 1;
  if (bases === 2) batter.doubles += 1;
  else if (bases === 3) batter.triples += 1;
  else if (bases === 4) batter.homeRuns += 1;
}

function addTurn(batter: BatterTally, code: EventCode): void {
  const { kind } = code.basic;
  batter.plateAppearances += 1;
  if (hasModifier(code, /^SH$/)) batter.sacrificeHits += 1;
  else if (hasModifier(code, /^SF$/)) batter.sacrificeFlies += 1;
  else if (!NOT_AT_BATS.has(kind)) batter.atBats += 1;
  addHit(batter, basesOfHit(kind));
  if (kind === 'walk' || kind === 'intentional_walk') batter.walks += 1;
  if (kind === 'intentional_walk') batter.intentionalWalks += 1;
  if (kind === 'hit_by_pitch') batter.hitByPitch += 1;
  if (kind === 'interference') batter.interferences += 1;
  if (kind === 'strikeout') batter.strikeouts += 1;
  if (hasModifier(code, /^B?GDP/)) batter.doublePlays += 1;
}

/** Whose turn the books say it was: a man pulled with two strikes on him keeps a strikeout (rule 9.15b). */
function chargedBatter(state: GameState, batterId: string, code: EventCode): string {
  const open = state.openTurn;
  const isInherited = open !== null && open.batterId !== batterId && open.count[1] === '2';
  return isInherited && code.basic.kind === 'strikeout' ? open.batterId : batterId;
}

export function tallyBatting(state: GameState, batterId: string, code: EventCode, resolution: Resolution): void {
  const { batters } = state.box[state.side];
  const at = (id: string | null | undefined): BatterTally | undefined => (id ? batters.get(id) : undefined);
  const runnerAt = (from: FromBase): BatterTally | undefined => at(from === 0 ? batterId : state.bases[from - 1]?.playerId);
  const batter = at(chargedBatter(state, batterId, code));
  if (batter && code.basic.batterTo !== null) {
    addTurn(batter, code);
    batter.runsBattedIn += resolution.runsBattedIn;
  }
  for (const move of resolution.moves) {
    const runner = runnerAt(move.from);
    if (runner && !move.isOut && move.to === 4) runner.runs += 1;
  }
  for (const part of [code.basic, code.second]) {
    for (const base of part?.stolen ?? []) addTo(runnerAt((base - 1) as FromBase), 'stolenBases');
    for (const base of part?.caughtFrom ?? []) addTo(runnerAt(base), 'caughtStealing');
  }
}

function addTo(runner: BatterTally | undefined, field: 'stolenBases' | 'caughtStealing'): void {
  if (runner) runner[field] += 1;
}
