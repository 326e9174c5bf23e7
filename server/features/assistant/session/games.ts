import { gameAddress } from '@clearedge/contract/game-address';
import { clubCode, GAME_SPORTS, isGameSport, type SportKey, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { shiftDay } from '@clearedge/quant/calendar';
import { clockText } from '../../../kernel/eastern-words.ts';
import { type ComparedGame, compareContests } from '../../comparison/index.ts';
import { type Contest, isBettingClosed, listGamesBetween } from '../../contests/index.ts';
import type { Reading } from '../understand/reading.ts';
import type { Link } from './finding.ts';
import { dayText } from './say.ts';
import type { AssistantSession } from './session.ts';

const LOOK_AHEAD_DAYS = 9;
const LOOK_BACK_DAYS = 14;

/** The sports whose games a question may be about: the one it names, or all that the product has. */
const gameSportsOf = ({ sport }: Pick<Reading, 'sport'>): SportKey[] =>
  sport === null ? [...GAME_SPORTS] : isGameSport(sport) ? [sport] : [];

/** Whether a club, by its own or another source's code, is one of these. */
export function isOneOf(code: string, teams: readonly string[], sport: SportKey): boolean {
  return teams.some((team) => clubCode(team, sport) === clubCode(code, sport));
}

const plays = (contest: Contest, { teams }: Pick<Reading, 'teams'>): boolean =>
  teams.every(
    ({ sport, code }) => sport === contest.sport && (isOneOf(contest.awayCode, [code], sport) || isOneOf(contest.homeCode, [code], sport)),
  );
const playsAny = (contest: Contest, { teams }: Pick<Reading, 'teams'>): boolean =>
  teams.length === 0 ||
  teams.some(
    ({ sport, code }) => sport === contest.sport && (isOneOf(contest.awayCode, [code], sport) || isOneOf(contest.homeCode, [code], sport)),
  );

/** Games of the clubs named: those in which all of them play, else those of any. */
function ofTeams(contests: readonly Contest[], reading: Reading): Contest[] {
  const both = reading.teams.length > 1 ? contests.filter((contest) => plays(contest, reading)) : [];
  const own = both.length > 0 ? both : contests.filter((contest) => playsAny(contest, reading));
  return reading.gameNumber === null
    ? own
    : own.filter(({ gameNumber, isDoubleheader }) => !isDoubleheader || gameNumber === reading.gameNumber);
}

/** Where the days asked for begin and end. A sport that is listed by the week is looked at for the week ahead. */
const daysOf = ({ when }: Reading, today: string): { from: string; to: string } =>
  when === null ? { from: today, to: today } : { from: when.from, to: when.to };

/**
 * The games that a question is about. Without a day those of today; for a club, or a sport of weekly rounds, that does not play today the next
 * ones, and with `isPast` the last ones that have begun.
 */
export async function findGames({ ctx, today, now }: AssistantSession, reading: Reading, isPast = false): Promise<Contest[]> {
  const sports = gameSportsOf(reading);
  if (sports.length === 0) return [];
  const { from, to } = daysOf(reading, today);
  const onDay = ofTeams(await listGamesBetween(ctx, from, to, sports), reading);
  const isWeekly = sports.length === 1 && sportOf(sports[0]!).slate === 'week';
  if (isPast) {
    const begun = onDay.filter((contest) => contest.startsAt <= now);
    if (begun.length > 0 || reading.when !== null || (reading.teams.length === 0 && !isWeekly)) return begun.length > 0 ? begun : onDay;
    const before = ofTeams(await listGamesBetween(ctx, shiftDay(today, -LOOK_BACK_DAYS), today, sports), reading).filter(
      ({ status }) => status === 'final',
    );
    const last = before.at(-1);
    return last ? (reading.teams.length > 0 ? [last] : before.filter(({ slateOn }) => slateOn >= shiftDay(last.slateOn, -6))) : onDay;
  }
  const open = onDay.filter((contest) => !isBettingClosed(contest, now));
  if (reading.when !== null || open.length > 0 || (reading.teams.length === 0 && !isWeekly)) return onDay;
  const ahead = ofTeams(await listGamesBetween(ctx, shiftDay(today, 1), shiftDay(today, LOOK_AHEAD_DAYS), sports), reading);
  const next = ahead[0];
  if (!next) return onDay;
  if (onDay.some(({ status }) => status === 'live')) return onDay;
  return reading.teams.length > 0
    ? ahead.filter(({ slateOn }) => slateOn === next.slateOn)
    : ahead.filter(({ slateOn }) => slateOn <= shiftDay(next.slateOn, 6));
}

export const isOpenGame = (contest: Contest, now: Date): boolean => !isBettingClosed(contest, now);

/** Every book's prices of these games, with the best and the fair ones. */
export const readBoards = ({ ctx }: AssistantSession, contests: readonly Contest[]): Promise<ComparedGame[]> =>
  compareContests(ctx, contests);

export const matchup = ({
  awayCode,
  homeCode,
  gameNumber,
  isDoubleheader,
}: Pick<Contest, 'awayCode' | 'homeCode' | 'gameNumber' | 'isDoubleheader'>): string =>
  `${awayCode} @ ${homeCode}${isDoubleheader ? ` (game ${gameNumber})` : ''}`;

/** "NYM @ PHI, Sat, Jul 11, 7:05 PM ET" */
export const matchupWhen = (contest: Contest, today: string): string =>
  `${matchup(contest)}, ${contest.slateOn === today ? '' : `${dayText(contest.slateOn)}, `}${contest.isStartTentative ? 'start to be announced' : clockText(contest.startsAt)}`;

/** The page of a game, or of its sport's games where a game has none. */
export const contestLink = ({ sport, gameId, ...contest }: Contest): Link => ({
  label: matchup(contest),
  href: gameAddress(sport, gameId),
});

/** "today", "on Sat, Jul 11", "this week": the days of a question, or of the games found for it. */
export function daysText(reading: Reading, today: string, found: readonly Contest[] = []): string {
  const { when } = reading;
  if (when?.kind === 'day')
    return when.from === today ? 'today' : /^(tomorrow|yesterday)/.test(when.label) ? when.label : `on ${dayText(when.from)}`;
  if (when) return when.label;
  const days = [...new Set(found.map(({ slateOn }) => slateOn))];
  if (days.length === 1 && days[0] !== today) return `on ${dayText(days[0]!)}`;
  return days.length > 1 ? `from ${dayText(days[0]!)} to ${dayText(days.at(-1)!)}` : 'today';
}

/** Why there is nothing: no such game on these days, or a schedule that was never read. */
export function noGames(reading: Reading, { today, unread }: Pick<AssistantSession, 'today' | 'unread'>): string {
  const missing = unread.filter((sport) => reading.sport === null || sport === reading.sport);
  if (missing.length > 0) {
    const [leagues, plural] = [joinWords(missing.map((sport) => sportOf(sport).league)), missing.length > 1];
    return `The ${leagues} ${plural ? 'schedules have' : 'schedule has'} not loaded: ${plural ? 'their sources have' : 'its source has'} not answered yet, so I can’t tell which games are on.`;
  }
  const who = joinWords(reading.teams.map(({ name }) => name));
  const what = reading.sport === null ? 'game' : `${sportOf(reading.sport).league} game`;
  return `No ${what}${who ? ` of the ${who}` : ''} is on the schedule ${daysText(reading, today)}.`;
}
