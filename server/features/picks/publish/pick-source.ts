import type { PickSport } from '@clearedge/contract/sports';
import type { PlayBasis } from '@clearedge/quant/blend';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import type { PickRow } from '../chain/pick-statement.ts';

type PickMarket = 'moneyline' | 'spread' | 'total';

/** One side at its best price with what a sport's model makes of it. Probabilities are 0..1, `ev` is per unit staked. */
export interface PickPrice {
  contestId: string;
  market: PickMarket;
  side: 'away' | 'home' | 'over' | 'under';
  line: number | null;
  odds: number;
  book: string;
  bookName: string;
  seenAt: Date;
  bookCount: number;
  fairOdds: number;
  probability: number;
  probabilityLow: number;
  probabilityHigh: number;
  pushProbability: number;
  marketProbability: number | null;
  /** What is left of the claim, the claim, and the share between them: null where no past plays prove one. */
  ev: number;
  claimedEv: number;
  keptShare: number | null;
  evLow: number;
  /** What our number was made of. */
  basis: PlayBasis;
}

/** What a sport wants to publish. What only some sports know is left out by the others. */
export interface PickDraft {
  game: Pick<Contest, 'id' | 'gameId' | 'awayName' | 'homeName' | 'startsAt'>;
  price: PickPrice;
  /** 0..100, as the sport defines it, and the band of past plays that it falls in. */
  confidence: number;
  band?: { from: number; to: number; plays: number; wins: number } | null;
  beatsClose?: number | null;
  kellyShare?: number;
  reasoning: string;
  modelVersion: string;
  projectionId: string;
}

/** What a sport's model makes of its open games now. */
export interface Look {
  /** The Eastern days that it may publish picks of. */
  days: readonly string[];
  /** What is worth publishing of a day beside the picks that stand, the most worth first; games that have begun may be among them. */
  choose: (slateOn: string, current: readonly PickRow[]) => PickDraft[];
  /** Why nothing of a day is; null where nothing was priced. */
  decline?: (slateOn: string) => { reasoning: string; modelVersion: string } | null;
}

/** Where the picks of a sport come from. */
export interface PickSource {
  sport: PickSport;
  look: (ctx: Ctx) => Promise<Look>;
  /** The page that readers are sent to when the first picks of a day are published. */
  tellsOf: string;
}
