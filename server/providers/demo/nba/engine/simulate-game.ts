import { type Chance, clamp, drawBetween, drawNormal, drawPlace } from '../../chance.ts';
import type { Side } from '../../leagues/league.ts';
import type { BasketballPlay, BasketballTape } from './play.ts';
import { pointsByPeriod } from './points-by-period.ts';

const otherSide = (side: Side): Side => (side === 'away' ? 'home' : 'away');

/** Ten men play, the first five most. */
const ROTATION = 10;
const QUARTER_SECONDS = 720;
const OVERTIME_SECONDS = 300;
/** Real time of a second on the clock, and the breaks. */
const PACE = 2.35;
const BREAK_SECONDS = { quarter: 150, half: 900, overtime: 150, end: 20 } as const;

/** What becomes of a possession, on average. */
const TURNOVER = 0.127;
const FOULED = 0.1;
const THREE_SHARE = 0.4;
const GOOD = { two: 0.551, three: 0.369, free: 0.782 } as const;
const ASSISTED = { two: 0.52, three: 0.82 } as const;
/** Made, and fouled: one free throw more. */
const AND_ONE = 0.045;
const OFFENSIVE_REBOUND = 0.265;
/** Points of an average side, which the edge is measured against. */
const LEAGUE_POINTS = 113;
/** Of a lead, how much a leader's attack loses and the other's gains: starters rest, pressure falls. In points a game for each point of lead. */
const EASED = { perPoint: 0.27, most: 26 } as const;
const SHOT_CLOCK = { least: 4, most: 24, mean: 14.2, deviation: 5 } as const;
const LAST_QUARTER_SLOWER = 1.08;
const SECOND_CHANCE = [2, 10] as const;

interface BasketballPlan {
  /** Points a game above an average side's. */
  edge: Record<Side, number>;
  /** Possessions of this game against the usual, 1 being as many. */
  tempo: number;
}

interface State {
  next: Chance;
  plan: BasketballPlan;
  period: number;
  clock: number;
  at: number;
  score: Record<Side, number>;
  plays: BasketballPlay[];
}

const leadOf = ({ score }: State, side: Side): number => score[side] - score[otherSide(side)];
const isLast = ({ period }: State): boolean => period >= 4;

/** Shares of plays in the rotation, the first five's the largest. */
const USAGE = [0.2, 0.17, 0.14, 0.115, 0.095, 0.085, 0.07, 0.055, 0.04, 0.03] as const;

const drawMan = (next: Chance): number => drawPlace(next, USAGE);

/** How well a side shoots against the average, as things stand. */
function qualityOf(state: State, side: Side): number {
  const eased = isLast(state) && state.clock < 180 ? 0 : EASED.perPoint * clamp(leadOf(state, side), -EASED.most, EASED.most);
  return clamp(1 + (state.plan.edge[side] - eased) / LEAGUE_POINTS, 0.6, 1.4);
}

type Event = Pick<BasketballPlay, 'kind' | 'points'> & Partial<Pick<BasketballPlay, 'passer' | 'rebound'>>;

function note(state: State, side: Side, { kind, points, passer = null, rebound = null }: Event): void {
  state.score[side] += points;
  const { at, period, clock, next } = state;
  const player = drawMan(next);
  state.plays.push({
    at: Math.round(at),
    period,
    clock: Math.ceil(clock),
    side,
    kind,
    points,
    player,
    passer: passer === player ? (player + 1) % ROTATION : passer,
    rebound,
    score: { ...state.score },
  });
}

function pass(state: State, seconds: number): void {
  const elapsed = Math.min(state.clock, seconds);
  state.clock -= elapsed;
  state.at += elapsed * PACE;
}

/** At the end: a side behind by a little fouls at once, a side ahead lets time go, a last shot is held for. */
const END = { fouling: 30, mostBehind: 6, quick: 7, hold: 34 } as const;

function secondsOf(state: State, side: Side): number {
  const lead = leadOf(state, side);
  if (isLast(state) && state.clock <= END.hold && lead < 0) return drawBetween(state.next, 3, END.quick);
  if (state.clock <= 24 && lead >= 0) return Math.max(state.clock - drawBetween(state.next, 0, 3), 1);
  const { mean, deviation, least, most } = SHOT_CLOCK;
  const slowed = isLast(state) ? LAST_QUARTER_SLOWER : 1;
  return clamp(drawNormal(state.next, (mean * slowed) / state.plan.tempo, deviation), least, most);
}

function freeThrows(state: State, side: Side, count: number, isSafe = false): void {
  const good = GOOD.free + (isSafe ? 0.04 : 0);
  const points = Array.from({ length: count }, () => Number(state.next() < good)).reduce((sum, made) => sum + made, 0);
  note(state, side, { kind: 'free_throws', points });
}

/** One shot; true where the side has the ball again. */
function shoot(state: State, side: Side): boolean {
  const { next } = state;
  const quality = qualityOf(state, side);
  const lead = leadOf(state, side);
  const needsThree = isLast(state) && state.clock < 20 && lead === -3;
  const needsTwo = isLast(state) && state.clock < 20 && lead >= -2 && lead <= 0;
  const isThree = needsThree || next() < (needsTwo ? 0.25 : THREE_SHARE);
  const kind = isThree ? 'three' : 'two';
  const good = GOOD[kind] * quality;
  if (next() < good) {
    const isAndOne = next() < AND_ONE && next() < GOOD.free;
    const passer = next() < ASSISTED[kind] ? drawMan(next) : null;
    note(state, side, { kind, points: (isThree ? 3 : 2) + Number(isAndOne), passer });
    return false;
  }
  const isKept = next() < OFFENSIVE_REBOUND;
  note(state, side, { kind: `${kind}_missed`, points: 0, rebound: { side: isKept ? side : otherSide(side), player: drawMan(next) } });
  return isKept;
}

/** Plays until the other side has the ball. */
function possession(state: State, side: Side): void {
  const { next } = state;
  const lead = leadOf(state, side);
  const isFouled = isLast(state) && state.clock <= END.fouling && lead > 0 && lead <= END.mostBehind && state.clock > 3;
  if (isFouled) {
    pass(state, drawBetween(next, 1, 5));
    freeThrows(state, side, 2, true);
    return;
  }
  pass(state, secondsOf(state, side));
  for (;;) {
    const draw = next();
    if (draw < TURNOVER) {
      note(state, side, { kind: 'turnover', points: 0 });
      return;
    }
    if (draw < TURNOVER + FOULED * qualityOf(state, side)) {
      freeThrows(state, side, 2);
      return;
    }
    if (!shoot(state, side) || state.clock <= 0) return;
    pass(state, drawBetween(next, ...SECOND_CHANCE));
    if (state.clock <= 0) return;
  }
}

function playPeriod(state: State, seconds: number, first: Side): void {
  state.clock = seconds;
  for (let side = first; state.clock > 0; side = otherSide(side)) possession(state, side);
  note(state, first, { kind: 'period_end', points: 0 });
}

/** A whole game, possession by possession; overtimes until it is decided. The same chance makes the same game. */
export function simulateBasketball(plan: BasketballPlan, next: Chance): BasketballTape {
  const state: State = { next, plan, period: 1, clock: 0, at: 15, score: { away: 0, home: 0 }, plays: [] };
  const first: Side = next() < 0.5 ? 'away' : 'home';
  for (let period = 1; period <= 4; period++) {
    state.period = period;
    playPeriod(state, QUARTER_SECONDS, period === 1 || period === 4 ? first : otherSide(first));
    if (period < 4) state.at += period === 2 ? BREAK_SECONDS.half : BREAK_SECONDS.quarter;
  }
  const hasOvertime = leadOf(state, 'home') === 0;
  while (leadOf(state, 'home') === 0) {
    state.period += 1;
    state.at += BREAK_SECONDS.overtime;
    playPeriod(state, OVERTIME_SECONDS, next() < 0.5 ? 'away' : 'home');
  }
  return {
    plays: state.plays,
    endAt: state.plays.at(-1)!.at + BREAK_SECONDS.end,
    score: { ...state.score },
    periods: pointsByPeriod(state.plays),
    hasOvertime,
  };
}
