import type { ToldGame } from '../../leagues/create-feed.ts';
import type { Side } from '../../leagues/league.ts';
import type { BasketballPlay } from '../engine/play.ts';
import { menOf } from './men-of-play.ts';
import type { Rotation } from './rotation.ts';

/** A game of basketball with all that its plays are told in. */
export interface ToldBasketball extends ToldGame<BasketballPlay> {
  rotations: Record<Side, () => Rotation>;
}

const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;
const FREE_THROWS = ['misses both free throws', 'makes one of two free throws', 'makes both free throws'] as const;
const WORTH = { two: 2, three: 3 } as const;

/** What a play's line says of it, as a sentence. */
export function playText({ rotations }: ToldBasketball, play: BasketballPlay): string {
  const { kind, points, period } = play;
  const { shooter, passer, rebounder } = menOf(rotations, play);
  const man = shooter.name;
  switch (kind) {
    case 'two':
    case 'three': {
      const shot = kind === 'two' ? 'scores two' : 'hits a three';
      const assist = passer === null ? '' : `, assisted by ${passer.name}`;
      return `${man} ${shot}${assist}${points > WORTH[kind] ? ', is fouled and makes the free throw' : ''}.`;
    }
    case 'two_missed':
    case 'three_missed': {
      const missed = `${man} misses a ${kind === 'two_missed' ? 'two' : 'three'}`;
      return rebounder ? `${missed}, rebound by ${rebounder.name}.` : `${missed}.`;
    }
    case 'free_throws':
      return `${man} ${FREE_THROWS[points]}.`;
    case 'turnover':
      return `${man} turns the ball over.`;
    case 'period_end':
      return `End of ${QUARTERS[period - 1] ? `the ${QUARTERS[period - 1]} quarter` : 'overtime'}.`;
  }
}
