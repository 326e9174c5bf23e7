/** That one number of a player is at least so many times another one of his. */
export interface Containment {
  part: string;
  whole: string;
  times: number;
}

/**
 * Correlations of the normal variables behind two kinds, in percent, as measured: of one player, of two of a side, and of two who play against
 * each other. Row by row of `kinds`, each as far as the diagonal. `within`: which numbers of one player hold which.
 */
export interface PlayerLinks {
  kinds: readonly string[];
  within: readonly Containment[];
  self: readonly (readonly number[])[];
  mates: readonly (readonly number[])[];
  rivals: readonly (readonly number[])[];
}

export interface PlayerLeg {
  playerId: string;
  team: string;
  kind: string;
  side: 'over' | 'under';
  /** A multiple of one half. */
  line: number;
  /** That it wins, 0..1, given that it is not pushed. */
  chance: number;
}
