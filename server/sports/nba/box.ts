import { count, madeOf, playingTime } from '../box-columns.ts';
import type { BoxTable } from '../sport-module.ts';

/** A box score of basketball: one table, by minutes. */
export const BOX: readonly BoxTable[] = [
  {
    title: 'Players',
    of: ['seconds'],
    columns: [
      playingTime('MIN', 'Minutes', 'seconds'),
      count('PTS', 'Points', 'points'),
      count('REB', 'Rebounds', 'rebounds'),
      count('AST', 'Assists', 'assists'),
      madeOf('FG', 'Field goals made and tried', 'field_goals', 'field_goal_attempts'),
      madeOf('3P', 'Threes made and tried', 'threes', 'three_attempts'),
      madeOf('FT', 'Free throws made and tried', 'free_throws', 'free_throw_attempts'),
      count('STL', 'Steals', 'steals'),
      count('BLK', 'Blocks', 'blocks'),
      count('TO', 'Turnovers', 'turnovers'),
    ],
  },
];
