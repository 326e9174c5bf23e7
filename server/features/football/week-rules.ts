import { CFL_STAGES, type CflStage } from '@clearedge/contract/sports/cfl/stages';
import { type FootballGame, isFinal } from './football-game.ts';

export interface Week {
  week: number;
  stage: CflStage;
  label: string;
  from: string;
  to: string;
  games: number;
  played: number;
}

export const weekLabel = ({ stage, week }: Pick<FootballGame, 'stage' | 'week'>): string => CFL_STAGES[stage] ?? `Week ${week}`;

/** A season's weeks in order of their first day. */
export function weeksOf(season: readonly FootballGame[]): Week[] {
  const weeks = new Map<number, FootballGame[]>();
  for (const game of season) weeks.set(game.week, [...(weeks.get(game.week) ?? []), game]);
  return [...weeks.values()].map(weekOf).sort((a, b) => (a.from === b.from ? a.week - b.week : a.from < b.from ? -1 : 1));
}

function weekOf(games: readonly FootballGame[]): Week {
  const { week, stage } = games[0]!;
  const days = games.map(({ contest }) => contest.slateOn).sort();
  return {
    week,
    stage,
    label: weekLabel({ week, stage }),
    from: days[0]!,
    to: days.at(-1)!,
    games: games.length,
    played: games.filter(isFinal).length,
  };
}

/** The week in play on a day, or the next one; the last once the season is over. Null without a week. */
export const currentWeek = (weeks: readonly Week[], today: string): Week | null =>
  weeks.find(({ to }) => to >= today) ?? weeks.at(-1) ?? null;
