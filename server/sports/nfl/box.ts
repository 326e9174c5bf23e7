import { average, count, madeOf } from '../box-columns.ts';
import type { BoxTable } from '../sport-module.ts';

/** A box score of football by what is done with the ball. */
export const BOX: readonly BoxTable[] = [
  {
    title: 'Passing',
    of: ['passing_attempts'],
    columns: [
      madeOf('C-A', 'Completions and attempts', 'completions', 'passing_attempts'),
      count('YDS', 'Passing yards', 'passing_yards'),
      average('AVG', 'Yards per attempt', 'passing_yards', 'passing_attempts'),
      count('TD', 'Passing touchdowns', 'passing_touchdowns'),
      count('INT', 'Interceptions thrown', 'interceptions'),
      count('SCK', 'Times sacked', 'sacks_taken'),
    ],
  },
  {
    title: 'Rushing',
    of: ['rushing_attempts'],
    columns: [
      count('CAR', 'Rushing attempts', 'rushing_attempts'),
      count('YDS', 'Rushing yards', 'rushing_yards'),
      average('AVG', 'Yards per attempt', 'rushing_yards', 'rushing_attempts'),
      count('TD', 'Rushing touchdowns', 'rushing_touchdowns'),
      count('FUM', 'Fumbles lost', 'fumbles_lost'),
    ],
  },
  {
    title: 'Receiving',
    of: ['targets'],
    columns: [
      count('REC', 'Receptions', 'receptions'),
      count('TGT', 'Targets', 'targets'),
      count('YDS', 'Receiving yards', 'receiving_yards'),
      count('TD', 'Receiving touchdowns', 'receiving_touchdowns'),
      count('SNP', 'Snaps on offense', 'snaps'),
    ],
  },
  {
    title: 'Kicking',
    of: ['field_goal_attempts', 'extra_point_attempts'],
    columns: [
      madeOf('FG', 'Field goals made and tried', 'field_goals', 'field_goal_attempts'),
      madeOf('XP', 'Extra points made and tried', 'extra_points', 'extra_point_attempts'),
      count('PTS', 'Points', 'points'),
    ],
  },
  { title: 'Returns', of: ['return_touchdowns'], columns: [count('TD', 'Touchdowns on returns', 'return_touchdowns')] },
];
