import { plural } from '../../../core/game-words.ts';
import type { TileItem } from '../../../ui/layout/tiles.tsx';
import type { Schedule, Standings } from '../football-types.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Points per finished game and how often the home club won, over the season's finished games. */
function seasonFigures({ divisions, played }: Pick<Standings, 'divisions' | 'played'>) {
  const rows = divisions.flatMap((division) => division.rows);
  const points = sum(rows.map((row) => row.pointsFor));
  const homeWins = sum(rows.map((row) => row.home.wins));
  const homeGames = sum(rows.map(({ home }) => home.wins + home.losses + home.ties));
  return {
    pointsPerGame: played > 0 ? points / played : null,
    homeWinShare: homeGames > 0 ? homeWins / homeGames : null,
    homeGames,
    clubs: rows.length,
  };
}

const WAITING = { value: '—', note: 'loading' };

function weekTile(schedule: Schedule | undefined): TileItem {
  const week = schedule?.weeks.find((one) => one.week === schedule.currentWeek);
  if (!schedule) return { label: 'This week', ...WAITING };
  if (!week) return { label: 'This week', value: '—', note: 'no season stored' };
  return { label: 'This week', value: plural(week.games, 'game'), note: `${week.label}, ${week.played} played` };
}

function seasonTile(schedule: Schedule | undefined): TileItem {
  if (!schedule) return { label: 'Season', ...WAITING };
  const { season, overview } = schedule;
  return { label: 'Season', value: season ?? '—', note: `${overview.played} of ${plural(overview.games, 'game')} played` };
}

/** The stat cards of the hub, from the schedule and the table; what is not known yet says so. */
export function hubTiles(schedule: Schedule | undefined, standings: Standings | undefined): TileItem[] {
  const figures = standings ? seasonFigures(standings) : null;
  const over = standings ? `over ${plural(standings.played, 'game')}` : 'loading';
  return [
    seasonTile(schedule),
    weekTile(schedule),
    {
      label: 'Points per game',
      value: figures?.pointsPerGame?.toFixed(1) ?? '—',
      note: over,
      title: 'Both clubs together, regular season',
    },
    {
      label: 'Home wins',
      value: figures?.homeWinShare == null ? '—' : `${Math.round(figures.homeWinShare * 100)}%`,
      note: figures ? `of ${plural(figures.homeGames, 'home game')}` : 'loading',
      title: 'Share of home games won, regular season',
    },
  ];
}
