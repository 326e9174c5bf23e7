import { useSearchParams } from 'react-router';
import { readWeek } from '../../../../core/slate/week-name.ts';

/** The week in the address; without one it is the current week. */
export function useWeek(): { week: number | undefined; go: (week: number | null) => void } {
  const [params, setParams] = useSearchParams();
  const week = readWeek(params.get('week')) ?? undefined;
  const go = (next: number | null): void =>
    setParams(
      (now) => {
        const to = new URLSearchParams(now);
        if (next === null) to.delete('week');
        else to.set('week', String(next));
        return to;
      },
      { preventScrollReset: true },
    );
  return { week, go };
}
