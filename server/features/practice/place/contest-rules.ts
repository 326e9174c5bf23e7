import type { Bankroll } from '@clearedge/contract/competition';
import { shiftDay } from '@clearedge/quant/calendar';
import { DomainError } from '../../../kernel/domain-error.ts';
import { contestWeekAt } from '../reads/spans.ts';
import type { AcceptedLeg } from './placement-rules.ts';

const dayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long', month: 'short', day: 'numeric' });

/** The Monday of the contest week that a bet is for, null for a practice bet; refuses a contest bet on a game outside the current Eastern week. */
export function contestOf(bankroll: Bankroll, legs: readonly AcceptedLeg[], now: Date): string | null {
  if (bankroll !== 'contest') return null;
  const { weekOn, endsOn } = contestWeekAt(now);
  const outside = legs.find(({ contest: { slateOn } }) => slateOn < weekOn || slateOn > endsOn);
  if (!outside) return weekOn;
  const path = legs.length > 1 ? `legs.${outside.position}` : 'bankroll';
  const message =
    `A contest bet takes games of this week only, ${dayText(weekOn)} to ${dayText(endsOn)}. ${outside.wanted.selection} is on ` +
    `${dayText(outside.contest.slateOn)}. Use the practice bankroll, or wait for the contest week that starts on ${dayText(shiftDay(endsOn, 1))}.`;
  throw new DomainError('UNPROCESSABLE', message, { issues: [{ path, message }] });
}
