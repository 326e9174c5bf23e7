import { PITCHES, REACH_LEVELS, SUBSTITUTED } from './constants.ts';
import { requireFactors, requireRates } from './outcomes.ts';
import type { CompiledGame, SidePlayers } from './tables/compiled-game.ts';
import { type BatterInput, type GameInputs, type GameRules, type SideInput, USUAL_RULES } from './tables/inputs.ts';
import { FORMS, plateRates, USUAL_FORM } from './tables/plate-table.ts';
import { removalTable } from './tables/removal-table.ts';
import { stealTable } from './tables/steal-table.ts';
import { scaleOffence, toThresholds } from './tables/thresholds.ts';
import { expectedRuns, type OffenceContext, offenceContext } from './targets/expected-runs.ts';

const TOLERANCE = 0.001;
const STEPS_MAX = 30;
/** Runs grow as about this power of the odds of reaching base. */
const RUNS_POWER = 1.5;
/** Log odds of reaching base never move further than this. */
const FURTHEST = 2;

/** Mean over the days an offence can have; of the starter's strikeouts only the usual, whose days hardly move the mean. */
export function meanRuns(rates: Float64Array, context: OffenceContext, hasForm: boolean): number {
  if (!hasForm) return expectedRuns(rates, context, USUAL_FORM);
  const levels = REACH_LEVELS.length;
  const firstOfUsual = ((FORMS / levels - 1) / 2) * levels;
  return REACH_LEVELS.reduce((sum, _, level) => sum + expectedRuns(rates, context, firstOfUsual + level), 0) / levels;
}

function targetFactor(game: CompiledGame, side: number, target: number): number {
  const context = offenceContext(game, side);
  const scaled = new Float64Array(game.plate.length);
  const runsAt = (logFactor: number): number => {
    scaled.set(game.plate);
    scaleOffence(scaled, side, Math.exp(logFactor));
    return meanRuns(scaled, context, game.rules.hasForm);
  };
  let low = -FURTHEST;
  let high = FURTHEST;
  let guess = 0;
  let power = RUNS_POWER;
  let before: { guess: number; runs: number } | null = null;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const runs = runsAt(guess);
    if (Math.abs(runs - target) < TOLERANCE) return Math.exp(guess);
    if (Math.abs(guess) === FURTHEST && runs < target === guess > 0) break;
    if (runs < target) low = guess;
    else high = guess;
    if (before) power = Math.log(runs / before.runs) / (guess - before.guess);
    before = { guess, runs };
    const next = Math.min(FURTHEST, Math.max(-FURTHEST, guess + Math.log(target / runs) / power));
    // Where the step would leave what is known, halve that instead.
    guess = next >= low && next <= high ? next : (low + high) / 2;
  }
  throw new RangeError(`${target} expected runs are out of reach`);
}

/**
 * What to multiply each offence's odds of reaching base by so that its expected runs in nine full innings are its target, to 0.001.
 * `game.plate` holds rates, not thresholds. RangeError when a target is out of reach (odds a seventh or seven times what they were).
 */
export function targetFactors(game: CompiledGame, targets: { awayRuns: number; homeRuns: number }): { away: number; home: number } {
  return { away: targetFactor(game, 0, targets.awayRuns), home: targetFactor(game, 1, targets.homeRuns) };
}

const BATTERS = 9;
const PITCHES_MAX = 200;

function requireShare(value: number, name: string): void {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`${name} must be from 0 to 1, not ${value}`);
}

function requireBatter(batter: BatterInput): void {
  requireRates(batter.rates, `batter ${batter.playerId}`);
  if (!['L', 'R', 'S'].includes(batter.bats)) throw new RangeError(`batter ${batter.playerId} bats L, R or S, not ${batter.bats}`);
  if (!batter.steals) return;
  requireShare(batter.steals.attempts, 'attempts');
  requireShare(batter.steals.success, 'success');
}

function requireSide(side: SideInput): void {
  if (side.batters.length !== BATTERS) throw new RangeError(`a batting order has nine men, not ${side.batters.length}`);
  for (const batter of side.batters) requireBatter(batter);
  const ids = new Set(side.batters.map(({ playerId }) => playerId));
  if (ids.size !== BATTERS) throw new RangeError('a man bats twice in one order');
  const { starter, bullpen } = side;
  requireRates(starter.rates, `pitcher ${starter.playerId}`);
  requireRates(bullpen, 'bullpen');
  if (!['L', 'R'].includes(starter.throws)) throw new RangeError(`pitcher ${starter.playerId} throws L or R, not ${starter.throws}`);
  if (!(starter.pitchBudget >= 1 && starter.pitchBudget <= PITCHES_MAX))
    throw new RangeError(`a pitch budget is from 1 to ${PITCHES_MAX}, not ${starter.pitchBudget}`);
}

/** RangeError for inputs no game can be played with. */
export function requireInputs({ away, home, league, park, rules, targets }: GameInputs): void {
  requireSide(away);
  requireSide(home);
  if (away.batters.some(({ playerId }) => home.batters.some((other) => other.playerId === playerId)))
    throw new RangeError('a man bats for both sides');
  if (away.starter.playerId === home.starter.playerId) throw new RangeError('a man pitches for both sides');
  if (league) requireRates(league, 'league');
  if (park) requireFactors(park, 'park');
  const innings = rules?.scheduledInnings ?? 9;
  if (innings !== 9 && innings !== 7) throw new RangeError(`a game has 9 or 7 innings, not ${innings}`);
  if (!targets) return;
  for (const runs of [targets.awayRuns, targets.homeRuns])
    if (!Number.isFinite(runs) || runs <= 0) throw new RangeError(`expected runs must be above 0, not ${runs}`);
}

const playersOf = ({ batters, starter }: SideInput): SidePlayers => ({
  batters: batters.map(({ playerId }) => playerId),
  starter: starter.playerId,
});

/**
 * Makes a game's tables. With targets, each offence is scaled so that its expected runs in nine full innings meet its target to 0.001 by
 * `expectedRuns`, which the simulation's mean follows within 0.04 runs (3 to 6 runs: 0.02).
 * RangeError for inputs no game can be played with, or targets out of reach.
 */
export function compileGame(inputs: GameInputs): CompiledGame {
  requireInputs(inputs);
  const { away, home, targets } = inputs;
  const rules: GameRules = { ...USUAL_RULES, ...inputs.rules };
  const rates = plateRates(inputs);
  const untargeted: CompiledGame = {
    rules,
    players: { away: playersOf(away), home: playersOf(home) },
    offence: { away: 1, home: 1 },
    plate: rates,
    removal: [removalTable(away.starter.pitchBudget), removalTable(home.starter.pitchBudget)],
    steals: stealTable(away, home),
    pitches: Uint8Array.from(PITCHES.flat()),
    substituted: Float64Array.from(SUBSTITUTED.flat(), (share) => (rules.hasSubstitutes ? share : 0)),
  };
  const offence = targets ? targetFactors(untargeted, targets) : untargeted.offence;
  scaleOffence(rates, 0, offence.away);
  scaleOffence(rates, 1, offence.home);
  return { ...untargeted, offence, plate: toThresholds(rates) };
}
