import type { NamedGame } from '@clearedge/contract/aliases';
import { parseSelection, splitGameLabel } from '@clearedge/contract/aliases';
import type { SelectionSchema } from '@clearedge/contract/routes/bets/bets';
import type { GradeTerms, Selection } from '@clearedge/quant/grading';
import type { z } from 'zod';
import { Refusal } from '../../kernel/refusal.ts';

/** A selection as the wire says it: an absent team may be spelled out as undefined. */
export type WirePick = z.output<typeof SelectionSchema>;
export type BetType = 'moneyline' | 'spread' | 'total' | 'prop';
export interface BetEvent {
  id: string;
  gameId: string;
  slateOn: string;
  startsAt: Date;
  status: string;
  scheduledInnings: number;
  awayCode: string;
  awayName: string;
  homeCode: string;
  homeName: string;
  awayPitcher: { playerId: string } | null;
  homePitcher: { playerId: string } | null;
}

const CLOCK_SLACK_MS = 60_000;
const NOT_STARTED = new Set(['scheduled', 'delayed', 'postponed']);

export const namedGame = (event: BetEvent): NamedGame => ({
  away: { code: event.awayCode, name: event.awayName },
  home: { code: event.homeCode, name: event.homeName },
});

/** True from the scheduled start on, or from the real one when that came first. */
export const hasStarted = (event: Pick<BetEvent, 'startsAt' | 'status'>, now: Date): boolean =>
  now >= event.startsAt || !NOT_STARTED.has(event.status);

/** A bet said to be placed earlier is measured by that time alone: the game may be over when it is written down. */
const isTooLate = (event: BetEvent, placedAt: Date | undefined, now: Date): boolean =>
  placedAt ? placedAt >= event.startsAt : hasStarted(event, now);

/** When the bet was placed, and whether it comes from the slip or was placed elsewhere earlier; refuses the future and a game under way. */
export function decidePlacement(
  event: BetEvent | null,
  placedAt: Date | undefined,
  now: Date,
): { placedAt: Date; source: 'slip' | 'manual' } {
  if (placedAt && placedAt.getTime() > now.getTime() + CLOCK_SLACK_MS) {
    throw new Refusal('INVALID_INPUT', 'A bet cannot be placed in the future.', {
      issues: [{ path: 'placedAt', message: 'This time is still to come.' }],
    });
  }
  if (event && isTooLate(event, placedAt, now))
    throw new Refusal('EVENT_STARTED', 'This game has already started. Bets close at first pitch.');
  return { placedAt: placedAt ?? now, source: placedAt || !event ? 'manual' : 'slip' };
}

function toSelection(pick: WirePick): Selection {
  if (pick.market !== 'total') return pick;
  const { team, ...total } = pick;
  return team ? { ...total, team } : total;
}

/** What can be graded: the structured pick when it fits the bet type, else what the text says; null when neither does. */
export function decideSelection(betType: BetType, text: string, pick: WirePick | undefined, event: BetEvent | null): Selection | null {
  if (pick && pick.market !== betType) {
    throw new Refusal('INVALID_INPUT', 'The selection does not fit the bet type.', {
      issues: [{ path: 'pick.market', message: `Expected ${betType}.` }],
    });
  }
  if (!event) return null;
  return pick ? toSelection(pick) : parseSelection(betType, text, namedGame(event));
}

export function decideTerms(pitcherRule: 'action' | 'listed', event: BetEvent | null): GradeTerms {
  if (!event) return { pitcherRule: 'action' };
  const base = { scheduledInningsAtBet: event.scheduledInnings };
  if (pitcherRule === 'action') return { pitcherRule, ...base };
  if (!event.awayPitcher || !event.homePitcher) {
    throw new Refusal('INVALID_INPUT', 'Listed pitchers need both starters to be announced.', {
      issues: [{ path: 'pitcherRule', message: 'A starter is not announced yet.' }],
    });
  }
  return { pitcherRule, ...base, listed: { away: event.awayPitcher.playerId, home: event.homePitcher.playerId } };
}

const names = (code: string, name: string): Set<string> => new Set([code, name, name.split(' ').at(-1)!].map((word) => word.toLowerCase()));

/** The one game of a list that a label such as "NYY @ BOS" names and that was still to start at `at`; null when none or several do. */
export function matchLabel(label: string, candidates: readonly BetEvent[], at: Date): BetEvent | null {
  const teams = splitGameLabel(label);
  if (!teams) return null;
  const fits = candidates.filter(
    (event) =>
      at < event.startsAt &&
      names(event.awayCode, event.awayName).has(teams.away.toLowerCase()) &&
      names(event.homeCode, event.homeName).has(teams.home.toLowerCase()),
  );
  return fits.length === 1 ? fits[0]! : null;
}
