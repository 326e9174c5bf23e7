import type { SportKey } from '@clearedge/contract/sports';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { isInSeason, ODDS_API_SPORTS, type OddsApiSport } from '../sports.ts';

/** What credits are spent on: a sport's boards, players' props, or alternate lines. */
export type Use = SportKey | 'props' | 'alternates';
const SPORTS = Object.entries<OddsApiSport>(ODDS_API_SPORTS);
const USES = [...SPORTS.map(([sport]) => sport), 'props', 'alternates'] as Use[];

/** The part of a day's allowance that each use may take: those in season share it by their weights, the others take none. */
export function sharesAt(at: Date): Record<Use, number> {
  const current = SPORTS.filter(([, sport]) => isInSeason(sport, at));
  const weightOf = (of: 'weight' | 'propsWeight' | 'alternatesWeight'): number =>
    current.reduce((sum, [, sport]) => sum + (sport[of] ?? 0), 0);
  const onDemand = { props: weightOf('propsWeight'), alternates: weightOf('alternatesWeight') };
  const all = weightOf('weight') + onDemand.props + onDemand.alternates;
  const weights = new Map<string, number>([...current.map(([sport, { weight }]) => [sport, weight] as const), ...Object.entries(onDemand)]);
  return Object.fromEntries(USES.map((use) => [use, (weights.get(use) ?? 0) / all])) as Record<Use, number>;
}

const STEP_MS = 10 * MINUTE_MS;
/** A day of games ends before this hour in every American zone. */
const DAY_BEGINS_MS = 10 * HOUR_MS;
/** What a use did not take in so many days goes back to all. */
const DAYS_STORED = 7;
const LEAST_RESERVE = 10;
const RESERVE_SHARE = 0.02;

/** How often one would like to look, by the time to the next start: prices move most just before it. */
function wishedIntervalMs(untilStartMs: number): number {
  if (untilStartMs <= 30 * MINUTE_MS) return 2 * MINUTE_MS;
  if (untilStartMs <= 2 * HOUR_MS) return 5 * MINUTE_MS;
  if (untilStartMs <= 6 * HOUR_MS) return 20 * MINUTE_MS;
  return untilStartMs <= DAY_MS ? 2 * HOUR_MS : 8 * HOUR_MS;
}

/** Where the month affords it, prices of the day never become too old to be relied on (a quarter of an hour). */
const CURRENT_MS = 12 * MINUTE_MS;
const currentIntervalMs = (untilStartMs: number): number =>
  untilStartMs <= DAY_MS ? Math.min(CURRENT_MS, wishedIntervalMs(untilStartMs)) : wishedIntervalMs(untilStartMs);

type IntervalMs = (untilStartMs: number) => number;

const monthEnd = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));

export interface Wish {
  use: Use;
  /** Credits that the call costs at most. */
  cost: number;
  lastRequestedAt: Date | null;
  /** Starts of the events that the call would price. */
  starts: readonly Date[];
}

/** A budget as it is kept between starts. */
export interface BudgetState {
  remaining: number;
  resetsAt: string;
  day: string;
  purses: Partial<Record<Use, number>>;
}

const dayOf = (at: Date): string => new Date(at.getTime() - DAY_BEGINS_MS).toISOString().slice(0, 10);
/** A use that was not known when the budget was kept begins with nothing. */
const pursesFrom = (stored: BudgetState['purses']): Record<Use, number> =>
  Object.fromEntries(USES.map((use) => [use, stored[use] ?? 0])) as Record<Use, number>;

/**
 * Decides which calls are worth their credits. Each day every use gets its part of what is left of the month, and keeps for some days what
 * it did not need; within the day calls come as often as wished, stretched evenly until they fit, so that they crowd where games start
 * soon. A reserve is never touched.
 */
export class QuotaBudget {
  readonly #monthlyCredits: number;
  readonly #now: () => Date;
  #remaining: number;
  #resetsAt: Date;
  #day = '';
  #purses = pursesFrom({});

  constructor(monthlyCredits: number, now: () => Date) {
    this.#monthlyCredits = monthlyCredits;
    this.#now = now;
    this.#remaining = monthlyCredits;
    this.#resetsAt = monthEnd(now());
  }

  get remaining(): number {
    this.#turnPages();
    return this.#remaining;
  }

  get resetsAt(): Date {
    this.#turnPages();
    return this.#resetsAt;
  }

  get reserve(): number {
    return Math.max(LEAST_RESERVE, Math.ceil(this.#monthlyCredits * RESERVE_SHARE));
  }

  /** Credits that a use may still take today. */
  left(use: Use): number {
    this.#turnPages();
    return Math.max(0, Math.floor(Math.min(this.#purses[use], this.#remaining - this.reserve)));
  }

  isWorth({ use, cost, lastRequestedAt, starts }: Wish): boolean {
    const now = this.#now().getTime();
    const next = starts.map((start) => start.getTime() - now).filter((ms) => ms > 0);
    if (next.length === 0 || cost > this.left(use)) return false;
    if (lastRequestedAt === null) return true;
    const soonest = Math.min(...next);
    const since = now - lastRequestedAt.getTime();
    // No stretching makes an interval shorter than this.
    if (since < currentIntervalMs(soonest)) return false;
    const isAffordable = this.#stretch(use, cost, starts, currentIntervalMs) <= 1;
    const interval = isAffordable
      ? currentIntervalMs(soonest)
      : wishedIntervalMs(soonest) * this.#stretch(use, cost, starts, wishedIntervalMs);
    return since >= interval;
  }

  /** Before the call, so that a call whose answer is lost has been counted. */
  spend(use: Use, cost: number): void {
    this.#turnPages();
    this.#remaining -= cost;
    this.#purses[use] -= cost;
  }

  /** What the source itself counts wins; a text that is no number says nothing. */
  read(headers: Headers): void {
    const reported = headers.get('x-requests-remaining');
    if (reported !== null && /^\d+(\.\d+)?$/.test(reported)) this.#remaining = Math.floor(Number(reported));
  }

  /** As `read`, of a number that was read before. */
  tell(remaining: number): void {
    this.#turnPages();
    const wasOut = this.#remaining <= this.reserve;
    this.#remaining = remaining;
    // Someone has bought more: today gets its part at once, and not only tomorrow.
    if (wasOut && remaining > this.reserve) this.#day = '';
  }

  state(): BudgetState {
    this.#turnPages();
    return { remaining: this.#remaining, resetsAt: this.#resetsAt.toISOString(), day: this.#day, purses: { ...this.#purses } };
  }

  adopt({ remaining, resetsAt, day, purses }: BudgetState): void {
    this.#remaining = remaining;
    this.#resetsAt = new Date(resetsAt);
    this.#day = day;
    this.#purses = pursesFrom(purses);
  }

  /** The source says that nothing is left. */
  empty(): void {
    this.#turnPages();
    this.#remaining = 0;
  }

  /** By how much the wished intervals grow so that the rest of the day fits into its allowance; 1 where everything fits. */
  #stretch(use: Use, cost: number, starts: readonly Date[], intervalMs: IntervalMs): number {
    const now = this.#now().getTime();
    const dayEnd = (Math.floor((now - DAY_BEGINS_MS) / DAY_MS) + 1) * DAY_MS + DAY_BEGINS_MS;
    const times = starts.map((start) => start.getTime()).sort((a, b) => a - b);
    let [calls, next] = [0, 0];
    for (let at = now; at < dayEnd; at += STEP_MS) {
      while (next < times.length && times[next]! <= at) next += 1;
      if (next === times.length) break;
      calls += STEP_MS / intervalMs(times[next]! - at);
    }
    const affordable = Math.max(0.5, this.left(use) / cost);
    return Math.max(1, calls / affordable);
  }

  #turnPages(): void {
    const now = this.#now();
    if (now >= this.#resetsAt) {
      this.#remaining = this.#monthlyCredits;
      this.#resetsAt = monthEnd(now);
      for (const use of USES) this.#purses[use] = 0;
      this.#day = '';
    }
    const day = dayOf(now);
    if (day === this.#day) return;
    this.#day = day;
    const daysLeft = Math.max(1, Math.ceil((this.#resetsAt.getTime() - now.getTime()) / DAY_MS));
    const shares = sharesAt(now);
    const perDay = (use: Use): number => shares[use] * (Math.max(0, this.#remaining - this.reserve) / daysLeft);
    for (const use of USES) this.#purses[use] = Math.max(0, Math.min(this.#purses[use], DAYS_STORED * perDay(use)));
    const stored = USES.reduce((sum, use) => sum + this.#purses[use], 0);
    const fresh = Math.max(0, this.#remaining - this.reserve - stored) / daysLeft;
    for (const use of USES) this.#purses[use] += shares[use] * fresh;
  }
}
