import type { StoredRecords, WinsAndLosses } from '../rows/result-rows.ts';
import type { SportEvent } from '../sport-event.ts';

/**
 * A club's record coming into a game: stored results where they are whole, else what the schedule says. After a final the schedule counts
 * that game too, so it is taken off again. Null where neither is known.
 */
export function recordComingIn(event: SportEvent, side: 'away' | 'home', stored: Pick<StoredRecords, 'of'>): WinsAndLosses | null {
  const own = stored.of(side === 'away' ? event.awayCode : event.homeCode);
  const listed = event.records?.[side] ?? null;
  if (event.status === 'final') return own ?? (listed && withoutGame(event, side, listed));
  return listed ?? own;
}

function withoutGame({ awayScore, homeScore }: SportEvent, side: 'away' | 'home', { wins, losses }: WinsAndLosses): WinsAndLosses | null {
  if (awayScore === null || homeScore === null) return null;
  const margin = side === 'away' ? awayScore - homeScore : homeScore - awayScore;
  const before = { wins: wins - Number(margin > 0), losses: losses - Number(margin < 0) };
  return before.wins < 0 || before.losses < 0 ? null : before;
}
