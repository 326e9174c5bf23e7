import { count, playingTime } from '../box-columns.ts';
import type { BoxTable } from '../sport-module.ts';

/** A goalie's share of the shots he faced that he saved, as ".912". */
const savePercentage = {
  head: 'SV%',
  title: 'Save percentage',
  show: ({ saves = 0, shots_faced: faced = 0 }: Readonly<Record<string, number>>) =>
    faced === 0 ? '–' : (saves / faced).toFixed(3).replace(/^0/, ''),
};

/** A box score of hockey: skaters by points, and goalies. */
export const BOX: readonly BoxTable[] = [
  {
    title: 'Skaters',
    of: ['points', 'skating_seconds'],
    columns: [
      count('G', 'Goals', 'goals'),
      count('A', 'Assists', 'assists'),
      count('P', 'Points', 'points'),
      count('SOG', 'Shots on goal', 'shots'),
      count('PIM', 'Penalty minutes', 'penalty_minutes'),
      playingTime('TOI', 'Time on ice', 'skating_seconds'),
    ],
  },
  {
    title: 'Goalies',
    of: ['shots_faced', 'goalie_seconds'],
    columns: [
      count('SA', 'Shots faced', 'shots_faced'),
      count('SV', 'Saves', 'saves'),
      count('GA', 'Goals allowed', 'goals_allowed'),
      savePercentage,
      playingTime('TOI', 'Time in goal', 'goalie_seconds'),
    ],
  },
];
