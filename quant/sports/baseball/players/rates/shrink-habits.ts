import { PITCH_BUDGET, STEALS } from '../constants/shrinkage.ts';

export interface Steals {
  /** Attempts of second base a turn at bat begun on first with second open; 0 to 1. */
  attempts: number;
  /** Share of the attempts that are safe; 0 to 1. */
  success: number;
}

function requireCount(value: number, name: string): void {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} must be at least 0, not ${value}`);
}

/**
 * A runner's steals of second, drawn towards the league of 2023-2024. `opportunities` are turns at bat begun with him on first and second open.
 * RangeError unless 0 <= safe <= attempts <= opportunities.
 */
export function shrinkSteals(record: { opportunities: number; attempts: number; safe: number }): Steals {
  const { opportunities, attempts, safe } = record;
  requireCount(safe, 'safe');
  if (!(attempts >= safe) || !(opportunities >= attempts) || !Number.isFinite(opportunities))
    throw new RangeError(`${safe} safe of ${attempts} attempts in ${opportunities} opportunities cannot be`);
  return {
    attempts: (attempts + STEALS.n0Opportunities * STEALS.attempts) / (opportunities + STEALS.n0Opportunities),
    success: (safe + STEALS.n0Attempts * STEALS.success) / (attempts + STEALS.n0Attempts),
  };
}

/** Pitches a starter is usually given: his own mean drawn towards the league's 85. RangeError for counts below 0 or pitches without a start. */
export function shrinkPitchBudget(record: { starts: number; pitches: number }): number {
  const { starts, pitches } = record;
  requireCount(starts, 'starts');
  requireCount(pitches, 'pitches');
  if (starts === 0 && pitches > 0) throw new RangeError(`${pitches} pitches in no start cannot be`);
  return (pitches + PITCH_BUDGET.n0Starts * PITCH_BUDGET.mean) / (starts + PITCH_BUDGET.n0Starts);
}
