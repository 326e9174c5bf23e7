import type { GameBetType, SpelledBetType } from '@clearedge/contract/aliases';
import { BET_TYPES } from '@clearedge/contract/bet-types';
import type { ContestSelectionSchema } from '@clearedge/contract/shapes/bets/selections';
import { lineFault, SPORTS, sportOf } from '@clearedge/contract/sports';
import { type ContestSelection, type GolfSelection, type GradeTerms, isGolfSelection, type Selection } from '@clearedge/quant/grading';
import type { z } from 'zod';
import { DomainError } from '../../kernel/domain-error.ts';
import type { BetContest, BetTarget } from './target/bet-target.ts';

/** A selection as the wire says it: an absent team may be spelled out as undefined. */
export type WirePick = z.output<typeof ContestSelectionSchema>;
export type BetType = SpelledBetType['betType'];

const CLOCK_SLACK_MS = 60_000;
const NOT_STARTED = new Set(['scheduled', 'delayed', 'postponed']);

/** True from the scheduled start on, or from the real one when that came first. */
export const hasStarted = (contest: Pick<BetContest, 'startsAt' | 'status'>, now: Date): boolean =>
  now >= contest.startsAt || !NOT_STARTED.has(contest.status);

const TOURNAMENT_CLOSED = 'This tournament has begun. Bets close at the first tee time, but for selections that a book still prices.';

function closedWords(target: BetTarget, stated: Date | undefined, now: Date, hasLivePrice: boolean): string | null {
  if (target.kind === 'game') {
    const { contest } = target;
    return (stated ? stated >= contest.startsAt : hasStarted(contest, now))
      ? `This game has already started. Bets close at ${SPORTS[contest.sport].startWord}.`
      : null;
  }
  const { tournament } = target;
  if (stated ? stated < tournament.startsAt : tournament.isBeforeStart) return null;
  return hasLivePrice && tournament.status !== 'completed' ? null : TOURNAMENT_CLOSED;
}

/**
 * When the bet was placed, and whether it comes from the slip or was placed elsewhere earlier; refuses the future and what is closed. A bet
 * stated to be placed earlier is measured by that time alone: the game may be over when it is written down.
 */
export function decidePlacement(
  target: BetTarget | null,
  placedAt: Date | undefined,
  now: Date,
  hasLivePrice = false,
): { placedAt: Date; source: 'slip' | 'manual' } {
  if (placedAt && placedAt.getTime() > now.getTime() + CLOCK_SLACK_MS) {
    throw new DomainError('INVALID_INPUT', 'A bet cannot be placed in the future.', {
      issues: [{ path: 'placedAt', message: 'This time is still to come.' }],
    });
  }
  const closed = target && closedWords(target, placedAt, now, hasLivePrice);
  if (closed) throw new DomainError('CONTEST_STARTED', closed);
  return { placedAt: placedAt ?? now, source: placedAt || !target ? 'manual' : 'slip' };
}

const unfit = (path: string, message: string): DomainError =>
  new DomainError('INVALID_INPUT', 'The selection does not fit the bet type.', { issues: [{ path, message }] });

function checkPick({ betType, places }: SpelledBetType, pick: WirePick): void {
  if (pick.market !== betType) throw unfit('pick.market', `Expected ${betType}.`);
  if (pick.market === 'place' && places !== null && pick.places !== places) throw unfit('pick.places', `Expected ${places}.`);
  if (pick.market === 'head_to_head' && pick.playerId === pick.opponentId) throw unfit('pick.opponentId', 'Two players are needed.');
}

const ungraded = (league: string, periods: readonly { name: string }[]): string => {
  const graded = periods.map(({ name }) => name.toLowerCase()).join(', ');
  return `A ${league} bet is graded on scores of the ${graded} only.`;
};

function pickOnGame(pick: WirePick, contest: BetContest): Selection {
  if (isGolfSelection(pick)) throw unfit('betType', 'This is a bet on a golf tournament.');
  const { league, periods } = sportOf(contest.sport);
  const market = pick.market === 'total' && pick.team ? 'team_total' : pick.market;
  const period = pick.market === 'prop' ? 'full' : pick.period;
  if (!periods[period]?.markets.includes(market)) throw unfit('pick', ungraded(league, Object.values(periods)));
  const fault = pick.market === 'moneyline' ? null : lineFault(contest.sport, pick.market, pick.line);
  if (fault) throw unfit('pick.line', fault);
  if (pick.market !== 'total') return pick;
  const { team, ...total } = pick;
  return team ? { ...total, team } : total;
}

function pickOnTournament(pick: WirePick, field: readonly { playerId: string }[]): GolfSelection {
  if (!isGolfSelection(pick)) throw unfit('betType', 'This is a bet on a game of two teams.');
  const named = [['playerId', pick.playerId], ...(pick.market === 'head_to_head' ? [['opponentId', pick.opponentId]] : [])];
  const stranger = named.find(([, id]) => field.length > 0 && !field.some(({ playerId }) => playerId === id));
  if (stranger) throw unfit(`pick.${stranger[0]}`, 'This player is not in the field.');
  return pick;
}

const GAME_TYPES: readonly BetType[] = BET_TYPES;
export const isGameBetType = (betType: BetType): betType is GameBetType => GAME_TYPES.includes(betType);

/** The structured pick of a bet, when it fits its type and its target; null where the bet is on nothing that the product covers. */
export function checkedPick(type: SpelledBetType, pick: WirePick, target: BetTarget | null): ContestSelection | null {
  checkPick(type, pick);
  if (!target) return null;
  return target.kind === 'tournament' ? pickOnTournament(pick, target.field) : pickOnGame(pick, target.contest);
}

export function decideTerms(pitcherRule: 'action' | 'listed', target: BetTarget | null): GradeTerms {
  if (target?.kind !== 'game' || !sportOf(target.contest.sport).hasListedPitchers) return { pitcherRule: 'action' };
  const { contest } = target;
  const base = { scheduledInningsAtBet: contest.scheduledInnings };
  if (pitcherRule === 'action') return { pitcherRule, ...base };
  if (!contest.awayPitcher || !contest.homePitcher) {
    throw new DomainError('INVALID_INPUT', 'Listed pitchers need both starters to be announced.', {
      issues: [{ path: 'pitcherRule', message: 'A starter is not announced yet.' }],
    });
  }
  return { pitcherRule, ...base, listed: { away: contest.awayPitcher.playerId, home: contest.homePitcher.playerId } };
}
