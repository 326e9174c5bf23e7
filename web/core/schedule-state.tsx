import { type GameSport, isGameSport, leagueOf, type SportKey } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { CloudOff } from 'lucide-react';
import { EmptyState } from '../ui/states/states.tsx';
import { useReaderFormat } from './settings/reader-format.ts';
import { useStatus } from './status.ts';

/** Every schedule that is followed is read again within five minutes. */
const STALE_MS = 900_000;

export interface ScheduleState {
  /** Its source has never answered: whether there are games is unknown. */
  isUnread: boolean;
  /** When it was last confirmed, where that is too long ago. */
  staleSince: string | null;
}

const KNOWN: ScheduleState = { isUnread: false, staleSince: null };

/**
 * Whether each sport's schedule is known and of now. Ages are of the server's answer: a page that was away for an hour tells no older ones. Golf's
 * calendar is read once a day, and its boards carry their own time.
 */
export function useScheduleStates(): (sport: SportKey) => ScheduleState {
  const status = useStatus();
  return (sport) => {
    const entry = status?.schedules.find((one) => one.sport === sport);
    if (!status || !entry) return KNOWN;
    const { readAt } = entry;
    if (readAt === null) return { isUnread: true, staleSince: null };
    const isStale = isGameSport(sport) && Date.parse(status.now) - Date.parse(readAt) > STALE_MS;
    return isStale ? { isUnread: false, staleSince: readAt } : KNOWN;
  };
}

export const useScheduleState = (sport: SportKey): ScheduleState => useScheduleStates()(sport);

/** Sports whose source has never answered, in the order of the leagues. */
export const useUnreadSports = (): SportKey[] =>
  useStatus()?.schedules.flatMap(({ sport, readAt }) => (readAt === null ? [sport] : [])) ?? [];

/** "MLB and NFL schedules not loaded"; null where every one was read. */
export const unreadText = (unread: readonly SportKey[]): string | null =>
  unread.length === 0 ? null : `${joinWords(unread.map(leagueOf))} schedule${unread.length > 1 ? 's' : ''} not loaded`;

/** In place of "no games" where that is not known. */
export const NotRead = ({ sport }: { sport: SportKey }) => (
  <EmptyState
    title={`${leagueOf(sport)} schedule not loaded`}
    hint="Our data source hasn’t answered yet. We keep trying, and it appears here as soon as it does."
    icon={CloudOff}
  />
);

/** Above games and scores that their source does not confirm any more: how old they are. */
export function ScheduleAge({ sport }: { sport: GameSport }) {
  const { staleSince } = useScheduleState(sport);
  const { dateTime } = useReaderFormat();
  if (staleSince === null) return null;
  return (
    <p className="note warn age" role="status">
      {`The ${leagueOf(sport)} data source isn’t answering. Games and scores are as of ${dateTime(staleSince)}.`}
    </p>
  );
}
