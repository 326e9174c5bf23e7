import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { isFullLength, listClosingLines } from '../../odds/index.ts';
import { isOneOf } from '../session/games.ts';
import { lineText } from '../session/say.ts';
import type { Reading } from '../understand/reading.ts';

/** What a final score is held against. */
export interface Against {
  kind: 'spread' | 'total' | 'team_total';
  /** Whose handicap or team total. */
  side: 'away' | 'home';
  /** The number asked about; null for the one it closed at. */
  line: number | null;
  /** Home's handicap or the total, as it closed; null where none is stored. */
  closing: number | null;
}

type Finished = Pick<
  Contest,
  'status' | 'awayScore' | 'homeScore' | 'awayCode' | 'homeCode' | 'scheduledInnings' | 'lineScore' | 'resultHold'
>;

const overWords = (margin: number): string => (margin === 0 ? 'a push' : `${margin > 0 ? 'over' : 'under'} by ${Math.abs(margin)}`);
const coverWords = (margin: number): string =>
  margin === 0 ? 'pushed' : margin > 0 ? `covered by ${margin}` : `did not cover, by ${-margin}`;

/** By how much a final score passed a number, in words; nothing of a game that is not over or whose result is checked. */
export function againstWords(game: Finished, { kind, side, line, closing }: Against): string {
  const { status, awayScore, homeScore, awayCode, homeCode, scheduledInnings, lineScore, resultHold } = game;
  if (status !== 'final' || resultHold !== null || awayScore === null || homeScore === null) return '';
  const isAway = side === 'away';
  const closed = kind === 'spread' && isAway && closing !== null ? -closing : closing;
  const number = line ?? closed;
  if (number === null) return `; no closing ${kind.replace('_', ' ')} is stored`;
  const [own, other, code] = isAway ? [awayScore, homeScore, awayCode] : [homeScore, awayScore, homeCode];
  const atClose = line === null ? ' at the close' : '';
  const words =
    kind === 'spread'
      ? `${code} ${lineText(number)}${atClose} ${coverWords(own - other + number)}`
      : kind === 'total'
        ? `total ${own + other} against ${number}${atClose}: ${overWords(own + other - number)}`
        : `${code} ${own} against ${number}: ${overWords(own - number)}`;
  const isWhole = isFullLength({ innings: lineScore?.away.length ?? null, scheduledInnings });
  return `; ${words}${isWhole ? '' : ', but it was cut short, and such bets are void'}`;
}

/** Whether a club covered, or the over hit: final scores against the number asked about, or else the one that they closed at. */
export async function againstLine(ctx: Ctx, contests: readonly Contest[], reading: Reading): Promise<(contest: Contest) => string> {
  const { market, side, teams, line } = reading;
  const kind =
    market === 'spread' || market === 'total' || market === 'team_total' ? market : market === null && side !== null ? 'total' : null;
  if (kind === null || reading.period !== 'full' || reading.stat !== null) return () => '';
  const closings = await listClosingLines(
    ctx,
    contests.map(({ id }) => id),
  );
  return (contest) => {
    const isNamed = (code: string): boolean => teams.some((team) => isOneOf(code, [team.code], contest.sport));
    const whose = isNamed(contest.awayCode) && !isNamed(contest.homeCode) ? 'away' : 'home';
    const closing = closings.find((one) => one.contestId === contest.id && one.market === kind)?.line ?? null;
    return againstWords(contest, { kind, side: whose, line, closing });
  };
}
