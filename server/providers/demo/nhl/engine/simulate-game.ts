import { type Chance, clamp, drawNormal, drawPlace } from '../../chance.ts';
import type { Side } from '../../leagues/league.ts';
import { goalsByPeriod, type HockeyPlay, type HockeyTape } from './play.ts';

const otherSide = (side: Side): Side => (side === 'away' ? 'home' : 'away');

/** Eighteen skaters: four lines of three forwards, three pairs of defenders. */
const SKATERS = 18;
const PERIOD_SECONDS = 1200;
const OVERTIME_SECONDS = 300;
/** Of real time: a second of play, a goal, the breaks, and from the horn to the official word. */
const PACE = 1.72;
const BREAK_SECONDS = { goal: 45, period: 1080, overtime: 90, shootout: 240, attempt: 35, end: 20 } as const;

/** Goals an hour of a side at even strength, and shots an hour; the mean of the league's with men more and fewer. */
const GOALS = { even: 2.5, powerPlay: 7.6, shortHanded: 0.8, pulled: 6, emptyNet: 19, threeOnThree: 6.6, playoffOvertime: 2.1 } as const;
const SHOTS = { even: 28.5, powerPlay: 52, shortHanded: 9, pulled: 60, emptyNet: 24, threeOnThree: 44, playoffOvertime: 30 } as const;
type Setting = keyof typeof GOALS;
const LEAGUE_GOALS = 3.05;
/** More is scored later in a game, as changes get long and legs heavy. */
const BY_PERIOD = [0.96, 1.13, 1.02] as const;
/** A tied game slows at its end; a lead is sat on. */
const LATE_TIE = { seconds: 420, share: 0.72 } as const;
const LEAD_EFFECT = 0.04;
/** By each goal above what was to be expected by now, how much less is scored: both sides tighten, and open up where nothing happens. */
const CALM = { share: 0.028, goals: 6.2, least: 0.7, most: 1.2 } as const;
const PENALTIES_AN_HOUR = 3.05;
const PENALTY_SECONDS = 120;
/** Seconds left at which a goalie leaves for a sixth skater, by goals behind. */
const PULL = { 1: { mean: 105, deviation: 28 }, 2: { mean: 165, deviation: 35 }, 3: { mean: 190, deviation: 40 } } as const;
const SHOOTOUT_GOOD = 0.32;
const SHOOTOUT_ROUNDS = 3;

interface HockeyPlan {
  /** Goals a game above an average side's. */
  edge: Record<Side, number>;
  /** Playoffs: periods of twenty minutes until someone scores. */
  mustDecide: boolean;
}

interface State {
  next: Chance;
  plan: HockeyPlan;
  period: number;
  clock: number;
  at: number;
  score: Record<Side, number>;
  /** Who has a man more, and until which second of the period's clock. */
  advantage: { side: Side; until: number } | null;
  pulled: Side | null;
  plays: HockeyPlay[];
}

const leadOf = ({ score }: State, side: Side): number => score[side] - score[otherSide(side)];

function settingOf(state: State, side: Side): Setting {
  if (state.period > 3) return state.plan.mustDecide ? 'playoffOvertime' : 'threeOnThree';
  if (state.pulled === side) return 'pulled';
  if (state.pulled === otherSide(side)) return 'emptyNet';
  if (state.advantage === null) return 'even';
  return state.advantage.side === side ? 'powerPlay' : 'shortHanded';
}

const MULTIPLIER = { least: 0.35, most: 1.9 } as const;

/** Goals and shots an hour of a side as things are. */
function ratesOf(state: State, side: Side): { goals: number; shots: number } {
  const setting = settingOf(state, side);
  const quality = clamp(1 + state.plan.edge[side] / LEAGUE_GOALS, MULTIPLIER.least, MULTIPLIER.most);
  const byPeriod = BY_PERIOD[state.period - 1] ?? 1;
  const isSlow = state.period === 3 && state.clock <= LATE_TIE.seconds && leadOf(state, side) === 0;
  const effect = setting === 'even' ? 1 - LEAD_EFFECT * clamp(leadOf(state, side), -2, 2) : 1;
  const played = Math.min(1, (state.period - state.clock / PERIOD_SECONDS) / 3);
  const above = state.score.away + state.score.home - CALM.goals * played;
  const calm = clamp(1 - CALM.share * above, CALM.least, CALM.most);
  const pace = byPeriod * effect * calm * (isSlow ? LATE_TIE.share : 1);
  return { goals: GOALS[setting] * quality * pace, shots: SHOTS[setting] * Math.sqrt(quality) * pace };
}

// Of goals and shots, how many fall to each place in the lineup: first lines play more, defenders shoot from afar.
const FORWARDS = 12;
const SCORER_WEIGHTS = Array.from({ length: SKATERS }, (_, place) =>
  place < FORWARDS ? [12, 9, 6, 4][Math.floor(place / 3)]! : [4.2, 3, 2][Math.floor((place - FORWARDS) / 2)]!,
);

function drawSkater(next: Chance, besides: readonly number[] = []): number {
  for (;;) {
    const place = drawPlace(next, SCORER_WEIGHTS);
    if (!besides.includes(place)) return place;
  }
}

const ASSISTS = { none: 0.07, one: 0.24 } as const;

function scorersOf(next: Chance): number[] {
  const draw = next();
  const men = [drawSkater(next)];
  const helpers = draw < ASSISTS.none ? 0 : draw < ASSISTS.one ? 1 : 2;
  for (let one = 0; one < helpers; one++) men.push(drawSkater(next, men));
  return men;
}

const STRENGTHS: Partial<Record<Setting, HockeyPlay['strength']>> = {
  powerPlay: 'power_play',
  shortHanded: 'short_handed',
  emptyNet: 'empty_net',
};
const strengthOf = (state: State, side: Side): HockeyPlay['strength'] => STRENGTHS[settingOf(state, side)] ?? 'even';

/** A side's skaters on the ice: five, or three in overtime of the regular season, one fewer in the box and one more for a goalie. */
function skatersOf({ period, plan, advantage, pulled }: State, side: Side): number {
  const all = period > 3 && !plan.mustDecide ? 3 : 5;
  return all - (advantage?.side === otherSide(side) ? 1 : 0) + (pulled === side ? 1 : 0);
}

/** Adds a play with what is so after it. */
function note(state: State, play: Pick<HockeyPlay, 'side' | 'kind' | 'skaters' | 'strength'>): void {
  state.plays.push({
    ...play,
    at: Math.round(state.at),
    period: state.period,
    clock: Math.ceil(state.clock),
    onIce: { away: skatersOf(state, 'away'), home: skatersOf(state, 'home') },
    emptyNet: state.pulled,
    score: { ...state.score },
  });
}

function scored(state: State, side: Side): void {
  const [skaters, strength] = [scorersOf(state.next), strengthOf(state, side)];
  state.score[side] += 1;
  if (state.advantage?.side === side) state.advantage = null;
  state.pulled = null;
  note(state, { side, kind: 'goal', skaters, strength });
  state.at += BREAK_SECONDS.goal;
}

function penalized(state: State, side: Side): void {
  const [skaters, strength] = [[drawSkater(state.next)], strengthOf(state, side)];
  const until = state.clock - PENALTY_SECONDS;
  // A penalty to the side with a man more makes the sides even.
  state.advantage = state.advantage?.side === side ? null : { side: otherSide(side), until };
  note(state, { side, kind: 'penalty', skaters, strength });
}

/** Whether a side behind takes its goalie off at this clock, given when it means to. */
function pullIfDue(state: State, plans: readonly number[]): void {
  if (state.period !== 3 || state.pulled !== null) return;
  const behind: Side = leadOf(state, 'home') < 0 ? 'home' : 'away';
  const deficit = -leadOf(state, behind);
  if (deficit >= 1 && deficit <= 3 && state.clock <= plans[deficit - 1]!) state.pulled = behind;
}

/** The clock at which the sides are even again; -1 where they are. */
const penaltyEnd = ({ advantage }: State): number => advantage?.until ?? -1;

/** Plays a period out; ends with the first goal where `isSudden`. */
function playPeriod(state: State, seconds: number, isSudden: boolean): void {
  state.clock = seconds;
  state.advantage = null;
  state.pulled = null;
  const pulls = ([1, 2, 3] as const).map((behind) => drawNormal(state.next, PULL[behind].mean, PULL[behind].deviation));
  while (state.clock > 0) {
    pullIfDue(state, pulls);
    const away = ratesOf(state, 'away');
    const home = ratesOf(state, 'home');
    const hourly = [away.goals, home.goals, away.shots - away.goals, home.shots - home.goals, PENALTIES_AN_HOUR, PENALTIES_AN_HOUR];
    const all = hourly.reduce((sum, rate) => sum + rate, 0);
    const wait = (-Math.log(1 - state.next()) / all) * 3600;
    const changes = [0, penaltyEnd(state), ...(state.period === 3 && state.pulled === null ? pulls : []), LATE_TIE.seconds];
    const stop = Math.max(...changes.filter((at) => at < state.clock));
    const elapsed = Math.min(wait, state.clock - stop);
    state.clock -= elapsed;
    state.at += elapsed * PACE;
    if (state.clock <= penaltyEnd(state)) state.advantage = null;
    if (wait > elapsed) continue;
    const event = drawPlace(state.next, hourly);
    const side: Side = event % 2 === 0 ? 'away' : 'home';
    if (event < 2) scored(state, side);
    else if (event < 4) note(state, { side, kind: 'shot', skaters: [drawSkater(state.next)], strength: strengthOf(state, side) });
    else if (state.period < 4 || state.plan.mustDecide) penalized(state, side);
    if (event < 2 && isSudden) return;
  }
  state.advantage = null;
  state.pulled = null;
  note(state, { side: 'home', kind: 'period_end', skaters: [], strength: 'even' });
}

/** Three rounds, then one by one until they part; the winner is given one goal. */
function shootout(state: State): void {
  state.at += BREAK_SECONDS.shootout;
  const good = { away: 0, home: 0 };
  const take = (side: Side): void => {
    const isGood = state.next() < SHOOTOUT_GOOD;
    if (isGood) good[side] += 1;
    state.at += BREAK_SECONDS.attempt;
    const kind = isGood ? 'shootout_goal' : 'shootout_miss';
    note(state, { side, kind, skaters: [drawSkater(state.next)], strength: 'even' });
  };
  const isDecided = (taken: number, awayLeft: number): boolean =>
    good.away > good.home + (SHOOTOUT_ROUNDS - taken) || good.home > good.away + awayLeft;
  for (let round = 1; round <= SHOOTOUT_ROUNDS || good.away === good.home; round++) {
    take('away');
    if (round <= SHOOTOUT_ROUNDS && isDecided(round - 1, SHOOTOUT_ROUNDS - round)) break;
    take('home');
    if (round <= SHOOTOUT_ROUNDS && isDecided(round, SHOOTOUT_ROUNDS - round)) break;
  }
  const winner: Side = good.home > good.away ? 'home' : 'away';
  state.score[winner] += 1;
  state.plays.at(-1)!.score = { ...state.score };
}

/** A whole game, shot by shot; the same chance makes the same game. */
export function simulateHockey(plan: HockeyPlan, next: Chance): HockeyTape {
  const state: State = { next, plan, period: 1, clock: 0, at: 15, score: { away: 0, home: 0 }, advantage: null, pulled: null, plays: [] };
  for (let period = 1; period <= 3; period++) {
    state.period = period;
    playPeriod(state, PERIOD_SECONDS, false);
    if (period < 3) state.at += BREAK_SECONDS.period;
  }
  const isTied = (): boolean => state.score.away === state.score.home;
  const hasOvertime = isTied();
  while (isTied() && (state.period === 3 || plan.mustDecide)) {
    state.period += 1;
    state.at += plan.mustDecide ? BREAK_SECONDS.period : BREAK_SECONDS.overtime;
    playPeriod(state, plan.mustDecide ? PERIOD_SECONDS : OVERTIME_SECONDS, true);
  }
  const isShootout = isTied();
  if (isShootout) shootout(state);
  return {
    plays: state.plays,
    endAt: state.plays.at(-1)!.at + BREAK_SECONDS.end,
    score: { ...state.score },
    periods: goalsByPeriod(state.plays),
    hasOvertime,
    isShootout,
  };
}
