import { countsOvertime, nodesOf, type Outlook, periodsIn, pointsIn, type ScoreEngine, sharesLeft } from '../league/score/engine.ts';
import { emptyGrid, type ScoreGrid } from '../league/score/grid.ts';
import { NHL_SHAPE, type NhlShape } from './shape.ts';

const SIZE = 22;
const MOST = 14;
const REGULATION = { periods: 3, seconds: 1200 } as const;
const PERIOD_MINUTES = 20;
const STEP = 0.5;
const LAST_MINUTES = 6;
const LATE_STEP = 0.25;
const FURTHEST_LEAD = 6;
const NEXT_TO_NOTHING = 1e-11;

/** What each lead of the home side, from `-FURTHEST_LEAD` on, makes of both sides' paces. */
interface Paces {
  away: Float64Array;
  home: Float64Array;
}

interface Rates {
  away: number;
  home: number;
}

const LEADS = 2 * FURTHEST_LEAD + 1;
const leadIndex = (lead: number): number => Math.min(FURTHEST_LEAD, Math.max(-FURTHEST_LEAD, lead)) + FURTHEST_LEAD;

/** Whether the side behind by so many plays without a goalie. */
const isPulled = (behind: number, left: number, { pulled }: NhlShape): boolean =>
  pulled.some(({ goals, minutes }) => goals === behind && left <= minutes);

/** Sets the goals of a step of so many minutes, at a moment: minutes left of regulation. */
function setPaces(paces: Paces, rates: Rates, minutes: number, period: number, left: number, shape: NhlShape): void {
  const base = (shape.periods[period]! * minutes) / (REGULATION.periods * PERIOD_MINUTES);
  const isLate = period === REGULATION.periods - 1 && left <= shape.level.minutes;
  for (let ahead = 0; ahead <= FURTHEST_LEAD; ahead += 1) {
    const by = Math.min(2, ahead);
    const empty = isPulled(ahead, left, shape);
    const even = isLate ? shape.level.pace : 1;
    const trailing = base * (ahead === 0 ? even : empty ? shape.emptyNet.behind : 1 + shape.behind * by);
    const leading = base * (ahead === 0 ? even : empty ? shape.emptyNet.ahead : 1 - shape.ahead * by);
    paces.away[FURTHEST_LEAD + ahead] = rates.away * trailing;
    paces.home[FURTHEST_LEAD + ahead] = rates.home * leading;
    paces.away[FURTHEST_LEAD - ahead] = rates.away * leading;
    paces.home[FURTHEST_LEAD - ahead] = rates.home * trailing;
  }
}

/**
 * One step of time in place: at most one goal. Goals are counted from the corner; `lead` is what the home side has before them. Last cells first,
 * so that no goal is followed by another in the same step.
 */
function advance(goals: Float64Array, lead: number, paces: Paces): void {
  for (let away = MOST - 1; away >= 0; away -= 1)
    for (let home = MOST - 1; home >= 0; home -= 1) {
      const cell = away * MOST + home;
      const chance = goals[cell]!;
      if (chance < NEXT_TO_NOTHING) continue;
      const at = leadIndex(lead + home - away);
      const toAway = away === MOST - 1 ? 0 : chance * paces.away[at]!;
      const toHome = home === MOST - 1 ? 0 : chance * paces.home[at]!;
      goals[cell] = chance - toAway - toHome;
      if (toAway > 0) goals[cell + MOST]! += toAway;
      if (toHome > 0) goals[cell + 1]! += toHome;
    }
}

/** Plays what is left of a period, in place. `minutes` are left of it. */
function playPeriod(goals: Float64Array, lead: number, rates: Rates, period: number, minutes: number, shape: NhlShape): Float64Array {
  const later = (REGULATION.periods - 1 - period) * PERIOD_MINUTES;
  const paces: Paces = { away: new Float64Array(LEADS), home: new Float64Array(LEADS) };
  for (let left = minutes; left > 1e-9; ) {
    const isLate = later === 0 && left <= LAST_MINUTES;
    const step = Math.min(left, isLate ? LATE_STEP : STEP);
    setPaces(paces, rates, step, period, later + left - step / 2, shape);
    advance(goals, lead, paces);
    left -= step;
  }
  return goals;
}

const fresh = (): Float64Array => {
  const goals = new Float64Array(MOST * MOST);
  goals[0] = 1;
  return goals;
};

/** Chances of the home side's lead, by index - (MOST - 1), of a grid of goals. */
function leadsOf(goals: Float64Array): Float64Array {
  const leads = new Float64Array(2 * MOST - 1);
  for (let away = 0; away < MOST; away += 1)
    for (let home = 0; home < MOST; home += 1) leads[home - away + MOST - 1]! += goals[away * MOST + home]!;
  return leads;
}

/**
 * Paces under which the goals of both sides have given means: what late goals and overtime add is taken out first, as measured at an even
 * game of six goals; `model.ts` makes up for what that leaves.
 */
const ratesOf = ({ margin, total }: Outlook): Rates => ({
  away: Math.max(0.3, (total - margin) / 2 - 0.2),
  home: Math.max(0.3, (total + margin) / 2 - 0.2),
});

/** Goals of a part of the game that are still to come. */
function goalsToCome(rates: Rates, lead: number, left: readonly number[], within: readonly number[], shape: NhlShape): Float64Array {
  const first = within[0]!;
  const before = fresh();
  for (let period = 0; period < first; period += 1) playPeriod(before, lead, rates, period, left[period]! * PERIOD_MINUTES, shape);
  if (before[0] === 1)
    return within.reduce((goals, period) => playPeriod(goals, lead, rates, period, left[period]! * PERIOD_MINUTES, shape), before);
  const goals = new Float64Array(MOST * MOST);
  for (const [at, chance] of leadsOf(before).entries()) {
    if (chance < 1e-9) continue;
    const own = within.reduce(
      (so, period) => playPeriod(so, lead + at - MOST + 1, rates, period, left[period]! * PERIOD_MINUTES, shape),
      fresh(),
    );
    for (let cell = 0; cell < own.length; cell += 1) goals[cell]! += chance * own[cell]!;
  }
  return goals;
}

/**
 * Goals by a clock of half and quarter minutes: a side's pace depends on the period, on who leads, and late on a pulled goalie. Level after
 * regulation, one goal decides, in overtime or the shootout.
 */
function nhlEngine(shape: NhlShape): ScoreEngine {
  return {
    periods: ['full', 'regulation', 'period1', 'period2', 'period3'],
    regulation: REGULATION,
    mayTie: false,
    totals: { from: 2, to: 12 },
    furthestMargin: 4,
    // What a price does not know is next to nothing beside what six goals vary by themselves.
    marketSd: { margin: 0, total: 0 },
    grid: (outlook, _setting, standing, period) => {
      const within = periodsIn(period, REGULATION.periods);
      const hasOvertime = countsOvertime(period);
      const base = { away: pointsIn(standing, 'away', within, hasOvertime), home: pointsIn(standing, 'home', within, hasOvertime) };
      const lead = standing.score.home - standing.score.away;
      const left = sharesLeft(standing, REGULATION);
      const isOver = standing.period >= REGULATION.periods && standing.secondsLeft === 0;
      const grid = emptyGrid(SIZE);
      for (const node of nodesOf(outlook)) {
        const goals = goalsToCome(ratesOf(node), lead, left, within, shape);
        addGoals(grid, goals, base, hasOvertime && !isOver ? { lead, toHome: homeDecides(node, shape) } : null);
      }
      return grid;
    },
  };
}

const homeDecides = ({ margin }: Outlook, { overtime }: NhlShape): number =>
  Math.min(0.8, Math.max(0.2, overtime.home + overtime.edgeOfGoal * margin));

function addGoals(
  grid: ScoreGrid,
  goals: Float64Array,
  base: Record<'away' | 'home', number>,
  overtime: { lead: number; toHome: number } | null,
): void {
  const add = (away: number, home: number, chance: number): void => {
    grid.chances[Math.min(SIZE - 1, base.away + away) * SIZE + Math.min(SIZE - 1, base.home + home)]! += chance;
  };
  for (let away = 0; away < MOST; away += 1)
    for (let home = 0; home < MOST; home += 1) {
      const chance = goals[away * MOST + home]!;
      if (chance === 0) continue;
      if (overtime === null || overtime.lead + home - away !== 0) add(away, home, chance);
      else {
        add(away, home + 1, chance * overtime.toHome);
        add(away + 1, home, chance * (1 - overtime.toHome));
      }
    }
}

export const NHL_ENGINE: ScoreEngine = nhlEngine(NHL_SHAPE);
