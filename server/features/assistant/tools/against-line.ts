import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { listClosingLines } from '../../odds/index.ts';
import { isOneOf } from '../session/games.ts';
import { lineText } from '../session/say.ts';
import type { Reading } from '../understand/reading.ts';

const marginWords = (margin: number, [above, below]: readonly [string, string]): string =>
  margin === 0 ? 'a push' : `${margin > 0 ? above : below} by ${Math.abs(margin)}`;

/** By how much a final score passed the number asked about, or else the one it closed at: whether a club covered, whether the over hit. */
export async function againstLine(ctx: Ctx, contests: readonly Contest[], reading: Reading): Promise<(contest: Contest) => string> {
  const { market, side, teams, line } = reading;
  const kind = market === 'spread' ? 'spread' : market === 'total' || side !== null ? 'total' : null;
  if (kind === null || reading.period !== 'full' || reading.stat !== null) return () => '';
  const closings = await listClosingLines(
    ctx,
    contests.map(({ id }) => id),
  );
  return ({ id, status, sport, awayScore, homeScore, awayCode, homeCode }) => {
    if (status !== 'final' || awayScore === null || homeScore === null) return '';
    const closing = closings.find((one) => one.contestId === id && one.market === kind)?.line ?? null;
    if (kind === 'total') {
      const number = line ?? closing;
      if (number === null) return '; no closing total is stored';
      return `; total ${awayScore + homeScore} against ${number}${line === null ? ' at the close' : ''}: ${marginWords(awayScore + homeScore - number, ['over', 'under'])}`;
    }
    const isAway =
      teams.some(({ code }) => isOneOf(awayCode, [code], sport)) && !teams.some(({ code }) => isOneOf(homeCode, [code], sport));
    const own = line ?? (closing === null ? null : isAway ? -closing : closing);
    if (own === null) return '; no closing spread is stored';
    const margin = (isAway ? awayScore - homeScore : homeScore - awayScore) + own;
    const words = margin > 0 ? `covered by ${margin}` : margin < 0 ? `did not cover, by ${-margin}` : 'pushed';
    return `; ${isAway ? awayCode : homeCode} ${lineText(own)}${line === null ? ' at the close' : ''} ${words}`;
  };
}
