import type { Player, Position } from '../players/player.ts';
import type { Carry } from '../weather/carry.ts';

export interface SidePlan {
  /** Batting order and where each man plays. */
  batters: Player[];
  positions: Position[];
  bench: Player[];
  starter: Player;
  /** Closer first, long man last. */
  pen: { pitcher: Player; isRested: boolean }[];
}

/** Rain that stops the game at the first plate appearance after `fromOut` outs. */
export type Stoppage =
  | { kind: 'pause'; fromOut: number; seconds: number }
  | { kind: 'called'; fromOut: number; seconds: number }
  | { kind: 'suspended'; fromOut: number; resumesAtSecond: number };

/** Everything that decides how a game can go. */
export interface GamePlan {
  away: SidePlan;
  home: SidePlan;
  carry: Carry;
  stoppage: Stoppage | null;
}
