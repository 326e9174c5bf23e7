import { SPORT_KEYS } from '@clearedge/contract/sports';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { QuotaBudget, sharesAt, type Use } from './quota-budget.ts';

const AUGUST = Date.UTC(2026, 7, 1);

/** The sport that gets most of the credits plays daily, the next one at weekends. */
const IN_AUGUST = sharesAt(new Date(AUGUST));
const [DAILY, WEEKLY] = [...SPORT_KEYS].sort((a, b) => IN_AUGUST[b] - IN_AUGUST[a]) as [Use, Use];

/** Fifteen MLB games in four waves, two CFL games from Thursday to Saturday. */
function startsOf(day: number): Record<Use, Date[]> {
  const at = (hour: number): Date => new Date(AUGUST + day * DAY_MS + hour * HOUR_MS);
  const daily = [17.1, 20.1, 22.7, 22.7, 22.75, 23.1, 23.2, 23.2, 23.7, 23.7, 24.2, 24.25, 25.7, 25.7, 26.25].map(at);
  const isFootballDay = [4, 5, 6].includes(new Date(AUGUST + day * DAY_MS).getUTCDay());
  const none = Object.fromEntries(SPORT_KEYS.map((sport) => [sport, []])) as unknown as Record<Use, Date[]>;
  return { ...none, [DAILY]: daily, props: daily, [WEEKLY]: isFootballDay ? [at(23.5), at(26)] : [] };
}

export interface Call {
  use: Use;
  cost: number;
  at: number;
  untilStartMs: number;
}

/** A month, minute by minute, against a source that counts for itself. Props are asked for one game at a time. */
export function spendMonth(credits: number, costs: Partial<Record<Use, number>>): Call[] {
  let now = AUGUST;
  let counted = credits;
  const budget = new QuotaBudget(credits, () => new Date(now));
  const last = new Map<Use, Date>();
  const calls: Call[] = [];
  let [day, starts] = [-1, startsOf(-1)];
  for (; now < AUGUST + 31 * DAY_MS; now += MINUTE_MS) {
    const today = Math.floor((now - AUGUST - 10 * HOUR_MS) / DAY_MS);
    if (today !== day) [day, starts] = [today, startsOf(today)];
    for (const [use, cost] of Object.entries(costs) as [Use, number][]) {
      if (!budget.isWorth({ use, cost, lastRequestedAt: last.get(use) ?? null, starts: starts[use] })) continue;
      budget.spend(use, cost);
      counted -= cost;
      last.set(use, new Date(now));
      calls.push({
        use,
        cost,
        at: now,
        untilStartMs: Math.min(...starts[use].map((start) => start.getTime() - now).filter((ms) => ms > 0)),
      });
      budget.read(new Headers({ 'x-requests-remaining': String(counted) }));
    }
  }
  return calls;
}

/** What a month of credits buys in freshness while baseball and the CFL are played. */
export interface MonthPlan {
  credits: number;
  /** Median minutes between two boards of MLB in the last two hours before a start. */
  minutesBeforeStart: number | null;
  /** The same of earlier in the day. */
  minutesInTheDay: number | null;
  /** Updates of one game's player props a day. */
  propUpdatesOfAGame: number;
}

const MARKETS_PER_REGION = 3;
const PROPS_OF_A_CALL = 8;
const GAMES = 15;
const DAYS = 31;

function medianGap(calls: readonly Call[], isCounted: (call: Call) => boolean): number | null {
  const gaps = calls
    .flatMap((call, at) => {
      const before = calls[at - 1];
      return before && isCounted(call) && isCounted(before) ? [(call.at - before.at) / MINUTE_MS] : [];
    })
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? null;
}

/** Plays a month of August on `credits`, each board costing three credits a region. */
export function planMonth(credits: number, regions: number): MonthPlan {
  const board = MARKETS_PER_REGION * regions;
  const calls = spendMonth(credits, {
    [DAILY]: board,
    [WEEKLY]: board,
    props: Math.min(PROPS_OF_A_CALL, Math.max(1, credits / 2500)) * regions,
  });
  const boards = calls.filter(({ use }) => use === DAILY);
  const isSoon = ({ untilStartMs }: Call): boolean => untilStartMs <= 2 * HOUR_MS;
  return {
    credits,
    minutesBeforeStart: medianGap(boards, isSoon),
    minutesInTheDay: medianGap(boards, (call) => !isSoon(call) && call.untilStartMs <= DAY_MS),
    propUpdatesOfAGame: calls.filter(({ use }) => use === 'props').length / GAMES / DAYS,
  };
}
