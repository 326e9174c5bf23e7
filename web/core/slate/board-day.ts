import { REFRESH_MS } from '@clearedge/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../lib/dates.ts';
import { apiQuery } from '../../lib/query.ts';
import { useToday } from '../status.ts';
import { type DayGame, isDayOver } from './day-order.ts';

export interface BoardDay {
  /** The day shown. */
  date: string;
  today: string;
  /** The day a list opens on when its address names none: today, or tomorrow once today's last game is final. */
  opening: string;
}

interface DayQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<DayGame[]>;
}
const games = (date: string): DayQuery => apiQuery('GET /api/games', { query: { date } });

/** Which day a list of games shows: the one asked for, or the one it opens on. A day without games never takes today's place. */
export function useBoardDay(requested: string | null, query: (date: string) => DayQuery = games): BoardDay {
  const today = useToday();
  const next = addDays(today, 1);
  const staleTime = REFRESH_MS.gamesCache;
  const isAsked = today !== '';
  const now = useQuery({ ...query(today), staleTime, enabled: isAsked }).data;
  const isOver = now !== undefined && isDayOver(now);
  const ahead = useQuery({ ...query(next), staleTime, enabled: isAsked && isOver });
  const isTurned = isOver && !ahead.isError && ahead.data?.length !== 0;
  const opening = isTurned ? next : today;
  return { date: requested ?? opening, today, opening };
}

/** What an address keeps of a chosen day: nothing of the one that the list opens on. */
export const dayInAddress = ({ opening }: BoardDay, day: string): string | null => (day === opening ? null : day);
