import type { ScheduleState } from '../../../core/schedule-state.tsx';
import type { SportToday } from '../../../core/sports-today.ts';

interface Words {
  clock: (iso: string) => string;
  date: (day: string) => string;
}

export interface LeagueState {
  text: string;
  isLive: boolean;
}

/** What is on today, and how far the schedule behind it is known. */
type Doing = Omit<SportToday, 'sport'> & ScheduleState;

const quiet = (text: string): LeagueState => ({ text, isLive: false });

/** What a league of games is doing: games in play, the first start, that today's are over, or when it plays next. */
export function leagueState({ games, live, next, nextOn, isUnread, staleSince }: Doing, { clock, date }: Words): LeagueState {
  if (games + live > 0 && staleSince !== null) return quiet(`As of ${clock(staleSince)}`);
  if (live > 0) return { text: `${live} live`, isLive: true };
  if (next) return quiet(next.isTentative ? 'TBD' : clock(next.at));
  if (games > 0) return quiet('Final');
  if (nextOn !== null) return quiet(`Next ${date(nextOn)}`);
  return quiet(isUnread ? 'Not loaded' : 'Season over');
}
