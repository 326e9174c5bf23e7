import { type AnyGame, byStart, takesBets } from '../../../core/games.ts';

/** The next day with games, null where none is left; null altogether while it is not known. */
export type SeasonAhead = { nextOn: string | null } | null;

interface Words {
  clock: (iso: string) => string;
  date: (day: string) => string;
}

export interface LeagueState {
  text: string;
  isLive: boolean;
}

const quiet = (text: string): LeagueState => ({ text, isLive: false });

/** What a league is doing: games in play, the first start, that today's are over, or when it plays next; null when that is not known. */
export function leagueState(games: readonly AnyGame[], ahead: SeasonAhead, { clock, date }: Words): LeagueState | null {
  const live = games.filter(({ status }) => status === 'live').length;
  if (live > 0) return { text: `${live} live`, isLive: true };
  const next = games.filter(takesBets).sort(byStart)[0];
  if (next) return quiet(next.isTimeTentative ? 'TBD' : clock(next.gameTime));
  if (games.length > 0) return quiet('Final');
  if (ahead === null) return null;
  return quiet(ahead.nextOn === null ? 'Season over' : `Next ${date(ahead.nextOn)}`);
}
