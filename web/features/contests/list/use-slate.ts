import type { GameSport } from '@clearedge/contract/sports';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyGame } from '../../../core/games.ts';
import { type GameParts, gameParts, type ScheduleRequested, type SlateRequested, type SlateSchedule } from '../../../sports/registry.ts';
import { hasLockedSummary, useWhole } from '../event.queries.ts';

type ScheduleQuery = NonNullable<GameParts<AnyGame>['scheduleQuery']>;

// The schedule comes with the page and holds the games of its week or day: those of a day in it need no second wait.
function fromSchedule(client: QueryClient, scheduleQuery: ScheduleQuery, date: string): AnyGame[] | undefined {
  const known = client.getQueryData<SlateSchedule>(scheduleQuery().queryKey);
  const week = known?.weeks.find((one) => one.week === known.week);
  const isInside = known?.day?.on === date || (week !== undefined && week.from <= date && date <= week.to);
  return isInside ? known?.games.filter(({ slateOn }) => slateOn === date) : undefined;
}

/** Games of a day, or of a week where one is chosen. */
export function useSlate(sport: GameSport, requested: SlateRequested) {
  const client = useQueryClient();
  const { slateQuery, scheduleQuery } = gameParts(sport);
  const placeholderData = () =>
    scheduleQuery && requested.week === null ? fromSchedule(client, scheduleQuery, requested.date) : undefined;
  return useWhole(useQuery({ ...slateQuery(requested), placeholderData, enabled: requested.date !== '' }), hasLockedSummary);
}

const NEVER = { queryKey: ['no schedule'], queryFn: () => Promise.reject(new Error('This sport has no schedule.')) };

/** The season with the games of a week or a day, of the current one by default; nothing of a sport whose season is not listed. */
export function useSeason(sport: GameSport, requested?: ScheduleRequested, enabled = true): SlateSchedule | undefined {
  const { scheduleQuery } = gameParts(sport);
  const query: ReturnType<ScheduleQuery> = scheduleQuery ? scheduleQuery(requested) : NEVER;
  return useQuery({ ...query, enabled: enabled && scheduleQuery !== null }).data;
}
