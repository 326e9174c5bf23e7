export type GolfSelection =
  | { market: 'outright'; playerId: string }
  | { market: 'place'; playerId: string; places: number }
  | { market: 'make_cut'; playerId: string; side: 'yes' | 'no' }
  | { market: 'head_to_head'; playerId: string; opponentId: string };

export interface GolfPlayer {
  teedOff: boolean;
  /** withdrew or was disqualified after teeing off */
  withdrew: boolean;
  /** null until the cut is made, or where there is none */
  madeCut: boolean | null;
  /** final position, a play-off included; null without one */
  position: number | null;
  /** players who share the position, this one included */
  tied: number;
  /** strokes of the rounds played */
  strokes: number | null;
}

/** What is known about a tournament when its bets are graded. */
export interface GolfFacts {
  officialResult: boolean;
  /** canceled or abandoned: nothing more is played and no result is official */
  calledOff?: boolean;
  holesCompleted: number;
  players: Record<string, GolfPlayer>;
}
