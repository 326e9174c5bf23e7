import { useSearchParams } from 'react-router';

/** The week in the address; without one it is the current week. */
export function useWeek(): { week: number | undefined; go: (week: number | null) => void } {
  const [params, setParams] = useSearchParams();
  const said = params.get('week');
  const week = said !== null && /^-?\d{1,2}$/.test(said) ? Number(said) : undefined;
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
