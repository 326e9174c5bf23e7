import { LOOSENING_HOURS } from '@clearedge/contract/constants';
import { formatCents } from '@clearedge/quant/money';
import { DomainError } from '../../kernel/domain-error.ts';
import { longDateText } from '../../kernel/eastern-words.ts';

export interface Limits {
  weeklyStakeCents: number | null;
  weeklyLossCents: number | null;
  pendingWeeklyStakeCents: number | null;
  pendingWeeklyLossCents: number | null;
  /** When the pending pair takes over; null when nothing is pending. */
  pendingFrom: Date | null;
  sessionReminderMinutes: number | null;
  coolOffUntil: Date | null;
  excludedUntil: Date | null;
  /** What the user stated of their age; null before they were asked. */
  ageAnswer: 'of_age' | 'under_age' | null;
  ageAnsweredAt: Date | null;
}
/** What a purse has used of its weekly limits: staked this week, lost this week net of winnings, and what bets still open can lose. */
export interface Usage {
  stakeCents: number;
  lossCents: number;
  openCents: number;
}

const LOOSENING_WAIT_MS = LOOSENING_HOURS * 3_600_000;

export const NO_LIMITS: Limits = {
  weeklyStakeCents: null,
  weeklyLossCents: null,
  pendingWeeklyStakeCents: null,
  pendingWeeklyLossCents: null,
  pendingFrom: null,
  sessionReminderMinutes: null,
  coolOffUntil: null,
  excludedUntil: null,
  ageAnswer: null,
  ageAnsweredAt: null,
};

/** No limit is the loosest one. */
const tighter = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
const isLooser = (wanted: number | null, current: number | null): boolean => current !== null && (wanted === null || wanted > current);

/** What is in force at a time: a loosened pair takes over once its waiting time has passed. */
export function inForce(limits: Limits, now: Date): Limits {
  if (!limits.pendingFrom || limits.pendingFrom > now) return limits;
  return {
    ...limits,
    weeklyStakeCents: limits.pendingWeeklyStakeCents,
    weeklyLossCents: limits.pendingWeeklyLossCents,
    pendingWeeklyStakeCents: null,
    pendingWeeklyLossCents: null,
    pendingFrom: null,
  };
}

/** New weekly limits: tightening counts at once, loosening after a day; asking again starts the day again. */
export function decideLimits(
  current: Limits,
  wanted: Pick<Limits, 'weeklyStakeCents' | 'weeklyLossCents' | 'sessionReminderMinutes'>,
  now: Date,
): Limits {
  const before = inForce(current, now);
  const loosens = isLooser(wanted.weeklyStakeCents, before.weeklyStakeCents) || isLooser(wanted.weeklyLossCents, before.weeklyLossCents);
  return {
    ...before,
    weeklyStakeCents: tighter(before.weeklyStakeCents, wanted.weeklyStakeCents),
    weeklyLossCents: tighter(before.weeklyLossCents, wanted.weeklyLossCents),
    pendingWeeklyStakeCents: loosens ? wanted.weeklyStakeCents : null,
    pendingWeeklyLossCents: loosens ? wanted.weeklyLossCents : null,
    pendingFrom: loosens ? new Date(now.getTime() + LOOSENING_WAIT_MS) : null,
    sessionReminderMinutes: wanted.sessionReminderMinutes,
  };
}

/** The later of the running end and the wanted one: a pause is never shortened. */
export const extend = (current: Date | null, until: Date): Date => (current && current > until ? current : until);

export interface Pause {
  kind: 'break' | 'exclusion';
  until: Date;
}

const PAUSE_WORDS: Record<Pause['kind'], string> = {
  exclusion: 'You have excluded yourself from betting',
  break: 'You are taking a break from betting',
};
/** Where someone finds help; stated wherever a pause refuses. */
const HELP = 'Free and confidential help at any hour: 1-800-GAMBLER.';

/** The pause that is running: the one that ends last, an exclusion before a break; null when there is none. */
export function runningPause({ coolOffUntil, excludedUntil }: Limits, now: Date): Pause | null {
  const later = (until: Date | null): boolean => until !== null && until > now;
  if (excludedUntil && later(excludedUntil) && !(coolOffUntil && coolOffUntil > excludedUntil))
    return { kind: 'exclusion', until: excludedUntil };
  return coolOffUntil && later(coolOffUntil) ? { kind: 'break', until: coolOffUntil } : null;
}

/** Why no bet may be placed or advised now: a running pause, or an answer of under 21; null when neither. */
export type Closure = Pause | { kind: 'under_age' };
export const closureOf = (limits: Limits, now: Date): Closure | null =>
  limits.ageAnswer === 'under_age' ? { kind: 'under_age' } : runningPause(limits, now);

const UNDER_AGE = 'You told us you are under 21. Betting, practice included, is for adults of 21 and older.';

/** The answer about one's age. Someone who answered that they are under age does not become older by pressing the other button. */
export function answerAge(limits: Limits, isOfAge: boolean, now: Date): Limits {
  if (isOfAge && limits.ageAnswer === 'under_age')
    throw new DomainError('FORBIDDEN', `${UNDER_AGE} If that was a mistake, write to support.`);
  const ageAnswer = isOfAge ? ('of_age' as const) : ('under_age' as const);
  return limits.ageAnswer === ageAnswer ? limits : { ...limits, ageAnswer, ageAnsweredAt: now };
}

const UNCONFIRMED = 'Confirm that you are 21 or older before you bet. You are asked once. Practice bets count too.';

/** Refuses a slip made for someone under age, on a break or self-excluded. */
export function refuseClosed(limits: Limits, now: Date): void {
  const closure = closureOf(limits, now);
  if (closure?.kind === 'under_age') throw new DomainError('FORBIDDEN', UNDER_AGE);
  if (closure) throw new DomainError('FORBIDDEN', `${PAUSE_WORDS[closure.kind]} until ${longDateText(closure.until)}. ${HELP}`);
}

/** Refuses a bet of someone under age, on a break or self-excluded, or who has not answered the age question. */
export function refuseBetting(limits: Limits, now: Date): void {
  refuseClosed(limits, now);
  if (limits.ageAnswer === null) throw new DomainError('AGE_UNCONFIRMED', UNCONFIRMED);
}

/** Refuses sales and betting advice to someone who excluded themselves or is under age. A break alone stops bets, slips and messages. */
export function refuseOffers({ ageAnswer, excludedUntil }: Limits, now: Date): void {
  if (ageAnswer === 'under_age') throw new DomainError('FORBIDDEN', UNDER_AGE);
  if (excludedUntil && excludedUntil > now)
    throw new DomainError(
      'FORBIDDEN',
      `${PAUSE_WORDS.exclusion} until ${longDateText(excludedUntil)}. Upgrades, betting advice and alerts are paused until then; open bets are still settled. ${HELP}`,
    );
}

/** Refuses a stake that a weekly limit does not allow. Of the loss limit, open bets are counted as if all were lost. */
export function refuseBeyond(limits: Limits, usage: Usage, stakeCents: number, now: Date): void {
  const { weeklyStakeCents, weeklyLossCents } = inForce(limits, now);
  if (weeklyStakeCents !== null && usage.stakeCents + stakeCents > weeklyStakeCents) {
    throw new DomainError(
      'FORBIDDEN',
      `This stake would pass your weekly limit of ${formatCents(weeklyStakeCents)}; ${formatCents(Math.max(0, weeklyStakeCents - usage.stakeCents))} is left.`,
    );
  }
  if (weeklyLossCents === null) return;
  const { lossCents, openCents } = usage;
  if (lossCents + openCents + stakeCents <= weeklyLossCents) return;
  throw new DomainError(
    'FORBIDDEN',
    lossCents >= weeklyLossCents
      ? `You have reached your weekly loss limit of ${formatCents(weeklyLossCents)}.`
      : `This bet could pass your weekly loss limit of ${formatCents(weeklyLossCents)}: ${formatCents(lossCents)} is lost this week and ${formatCents(openCents)} is at risk in open bets.`,
  );
}
