import type { SportToday } from '../../../core/sports-today.ts';

interface Words {
  clock: (iso: string) => string;
  date: (day: string) => string;
}

export interface LeagueState {
  text: string;
  isLive: boolean;
}

const quiet = (text: string): LeagueState => ({ text, isLive: false });

/** What a league of games is doing: games in play, the first start, that today's are over, or when it plays next. */
export function leagueState({ games, live, next, nextOn }: Omit<SportToday, 'sport'>, { clock, date }: Words): LeagueState {
  if (live > 0) return { text: `${live} live`, isLive: true };
  if (next) return quiet(next.isTentative ? 'TBD' : clock(next.at));
  if (games > 0) return quiet('Final');
  return quiet(nextOn === null ? 'Season over' : `Next ${date(nextOn)}`);
}
