import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Link, Statement } from './chain-rules.ts';

/** A link of a sport's chain of picks, with what was published. Everything but its place and its times is null for a "no bet". */
export interface RecordPick extends Link {
  id: string;
  kind: 'pick' | 'no_bet';
  slateOn: string;
  dayPlace: number | null;
  startsAt: Date | null;
  gameId: string | null;
  matchup: string | null;
  market: 'moneyline' | 'spread' | 'total' | null;
  selection: string | null;
  line: number | null;
  odds: number | null;
  bookName: string | null;
  /** Given that the stake does not come back, 0..1. */
  probability: number | null;
  /** That the stake comes back, 0..1. */
  pushProbability: number | null;
  ev: number | null;
  confidence: number | null;
  stakeUnits: number | null;
  reasoning: string;
  isSimulated: boolean;
  generatedAt: Date;
  /** When it got its place. The chain shows that it was said by then, not before. */
  linkedAt: Date;
  /** Made from the row as it is now: a row that was changed no longer fits its seal. */
  statement: () => Statement;
}

/** A link of a sport's chain of results; a correction is one more, and the newest counts. */
export interface RecordResult extends Link {
  pickId: string;
  version: number;
  result: 'win' | 'loss' | 'push' | 'void';
  units: number;
  awayScore: number | null;
  homeScore: number | null;
  closingOdds: number | null;
  closingProbability: number | null;
  clv: number | null;
  linePoints: number | null;
  rule: string;
  reason: string | null;
  gradedAt: Date;
  statement: () => Statement;
}

/** Where the record finds the two chains of a sport, each from its first link on. */
export interface RecordSource {
  sport: PickSport;
  listPicks: (ctx: Pick<Ctx, 'db'>) => Promise<RecordPick[]>;
  listResults: (ctx: Pick<Ctx, 'db'>) => Promise<RecordResult[]>;
}
