import { useQuery } from '@tanstack/react-query';
import { gameParts } from '../../sports/registry.ts';
import { useSportDay } from '../../sports/use-sport-day.ts';

const FRESH_MS = 30_000;

/** The sport and the day that a branded board shows, those in season to choose from, and its games. */
export function useBrandedDay(requested: { sport: string | null; date: string | null }) {
  const { sport, sports, board, isPending } = useSportDay(requested);
  const games = useQuery({
    ...gameParts(sport).slateQuery({ date: board.date, week: null }),
    staleTime: FRESH_MS,
    enabled: !isPending && board.date !== '',
  });
  return { sport, sports, board, games };
}
