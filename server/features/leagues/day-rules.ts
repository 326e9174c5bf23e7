import { shiftDay } from '@clearedge/quant/calendar';
import { isFinal, type LeagueGame } from './league-game.ts';
import type { Schedule } from './present-game.ts';
import { isOpen } from './team-rules.ts';
import { weekLabel } from './week-rules.ts';

type Day = NonNullable<Schedule['day']>;

/** The day in play, or the next one with a game ahead; the last once the season is over. Null without a game. */
export function currentDay(season: readonly LeagueGame[], today: string): string | null {
  const yesterday = shiftDay(today, -1);
  const next = season.find((game) => isOpen(game) && game.contest.slateOn >= (game.contest.status === 'live' ? yesterday : today));
  return (next ?? season.at(-1))?.contest.slateOn ?? null;
}

/** A day of a season, with the days of games around it. */
export function dayOf(season: readonly LeagueGame[], on: string): Day {
  const days = season.map(({ contest }) => contest.slateOn);
  const games = season.filter(({ contest }) => contest.slateOn === on);
  const [first] = games;
  return {
    on,
    label: first ? weekLabel(first) : '',
    games: games.length,
    played: games.filter(isFinal).length,
    previousOn: days.findLast((day) => day < on) ?? null,
    nextOn: days.find((day) => day > on) ?? null,
  };
}
