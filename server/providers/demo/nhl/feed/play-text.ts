import type { ToldGame } from '../../leagues/create-feed.ts';
import type { Side } from '../../leagues/league.ts';
import type { HockeyPlay } from '../engine/play.ts';
import type { Lineup } from './lineup.ts';

/** A game of hockey with all that its plays are told in. */
export interface ToldHockey extends ToldGame<HockeyPlay> {
  lineups: Record<Side, () => Lineup>;
  overtimeSeconds: number;
}

const STRENGTH: Record<HockeyPlay['strength'], string> = {
  even: '',
  power_play: ' on the power play',
  short_handed: ' short-handed',
  empty_net: ' into the empty net',
};
const PERIODS = ['first period', 'second period', 'third period'] as const;

/** What a play's line says of it, as a sentence. */
export function playText({ lineups }: ToldHockey, { kind, side, skaters, strength, period }: HockeyPlay): string {
  const [man, ...helpers] = skaters.map((place) => lineups[side]().skaters[place]!.name);
  const goalie = (): string => lineups[side === 'away' ? 'home' : 'away']().goalie.name;
  switch (kind) {
    case 'goal':
      return `${man} scores${STRENGTH[strength]}, ${helpers.length > 0 ? `assisted by ${helpers.join(' and ')}` : 'unassisted'}.`;
    case 'shot':
      return strength === 'empty_net' ? `${man} misses the empty net.` : `${man} shoots${STRENGTH[strength]}, saved by ${goalie()}.`;
    case 'penalty':
      return `${man} is penalized, two minutes.`;
    case 'shootout_goal':
      return `${man} beats ${goalie()} in the shootout.`;
    case 'shootout_miss':
      return `${man} is stopped by ${goalie()} in the shootout.`;
    case 'period_end':
      return `End of ${PERIODS[period - 1] ? `the ${PERIODS[period - 1]}` : 'overtime'}.`;
  }
}
