import type { PropKind } from '@clearedge/quant/grading';
import type { BookRef } from './odds-board.ts';

export interface FeedProp {
  gameId: string;
  playerId: string;
  playerName: string;
  teamCode: string;
  book: BookRef;
  prop: PropKind;
  line: number;
  overPrice: number | null;
  underPrice: number | null;
  quotedAt: Date;
  /** When the source last told it; at the time of the answer unless given. */
  seenAt?: Date;
}
export interface PropMarket {
  listProps: (gameId: string, asOf: Date) => Promise<FeedProp[]>;
}
