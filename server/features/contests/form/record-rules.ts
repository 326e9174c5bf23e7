import type { Contest } from '../contest.ts';
import type { StoredRecords, WinsAndLosses } from '../rows/result-rows.ts';

/**
 * A club's record coming into a game: stored results where they are whole, else what the schedule says. After a final the schedule counts
 * that game too, so it is taken off again. Null where neither is known.
 */
export function recordComingIn(contest: Contest, side: 'away' | 'home', stored: Pick<StoredRecords, 'of'>): WinsAndLosses | null {
  const own = stored.of(side === 'away' ? contest.awayCode : contest.homeCode);
  const listed = contest.records?.[side] ?? null;
  if (contest.status === 'final') return own ?? (listed && withoutGame(contest, side, listed));
  return listed ?? own;
}

function withoutGame({ awayScore, homeScore }: Contest, side: 'away' | 'home', { wins, losses }: WinsAndLosses): WinsAndLosses | null {
  if (awayScore === null || homeScore === null) return null;
  const margin = side === 'away' ? awayScore - homeScore : homeScore - awayScore;
  const before = { wins: wins - Number(margin > 0), losses: losses - Number(margin < 0) };
  return before.wins < 0 || before.losses < 0 ? null : before;
}
