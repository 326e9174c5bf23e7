import { requireFactors, requireRates } from '../outcomes.ts';
import type { BatterInput, GameInputs, SideInput } from './inputs.ts';

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
