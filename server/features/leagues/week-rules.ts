import { leagueModuleOf } from '../../sports/registry.ts';
import { isFinal, type LeagueGame } from './league-game.ts';

export interface Week {
  week: number;
  stage: string;
  label: string;
  from: string;
  to: string;
  games: number;
  played: number;
}

/** "Week 6", or what the sport calls a part of its season; empty for a part without a name in a league by the day. */
export const weekLabel = ({ sport, stage, week }: Pick<LeagueGame, 'sport' | 'stage' | 'week'>): string =>
  leagueModuleOf(sport).stages[stage] ?? (week === null ? '' : `Week ${week}`);

/** A season's weeks in order of their first day. */
export function weeksOf(season: readonly LeagueGame[]): Week[] {
  const weeks = new Map<number, LeagueGame[]>();
  for (const game of season) if (game.week !== null) weeks.set(game.week, [...(weeks.get(game.week) ?? []), game]);
  return [...weeks].map(weekOf).sort((a, b) => (a.from === b.from ? a.week - b.week : a.from < b.from ? -1 : 1));
}

function weekOf([week, games]: [number, LeagueGame[]]): Week {
  const { sport, stage } = games[0]!;
  const days = games.map(({ contest }) => contest.slateOn).sort();
  return {
    week,
    stage,
    label: weekLabel({ sport, week, stage }),
    from: days[0]!,
    to: days.at(-1)!,
    games: games.length,
    played: games.filter(isFinal).length,
  };
}

/** The week in play on a day, or the next one; the last once the season is over. Null without a week. */
export const currentWeek = (weeks: readonly Week[], today: string): Week | null =>
  weeks.find(({ to }) => to >= today) ?? weeks.at(-1) ?? null;
