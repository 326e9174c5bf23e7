import type { Contract } from '@clearedge/contract';
import type { DetailTexts } from '@clearedge/contract/bet-details';
import type { CallInput } from '@clearedge/contract/route';
import type { SportKey } from '@clearedge/contract/sports';

type AnyPick = NonNullable<CallInput<Contract['POST /api/bets/read']>['body']['pick']>;
/** A side of a market as the wire says it, so that the server can grade the bet. */
export type SelectionWire = Extract<AnyPick, { market: BetType }>;
/** A side of a golf market in the format of the API. */
export type GolfPick = Exclude<AnyPick, SelectionWire>;
export type BetType = 'moneyline' | 'spread' | 'total' | 'prop';
type TrackedBetType = BetType | GolfPick['market'];

export interface SlipEntry {
  /** Of a game, or of a golf tournament. */
  gameId: string;
  betType: TrackedBetType;
  selection: string;
  odds: number;
  stake: number;
  potentialWin: number;
  pick?: SelectionWire | GolfPick;
  sport: SportKey;
  /** A tournament's name. */
  eventName?: string;
  /** Code and name of the book on the board; the name goes with the bet unless another is typed. */
  book?: string;
  bookName?: string;
  /** Details that the bettor typed. */
  details?: Partial<DetailTexts>;
  /** Left out for a tournament in play: the server takes what a book still prices. */
  startsAt?: string;
  awayTeamCode?: string;
  homeTeamCode?: string;
  addedOdds?: number;
  /** Taken at a number beside the main one, which is not on the board. */
  isAlternate?: boolean;
  /** 'listed' makes the bet void when another pitcher starts; 'action' by default. */
  pitcherRule?: 'action' | 'listed';
  /** No book offers it: the model's fair price less a hold. */
  isModelPrice?: boolean;
  /** Sent with every attempt to stake practice money on it, so that a lost answer never makes a second bet. */
  key?: string;
}
/** What may change on an entry; its identity may not. */
export type SlipPatch = Partial<Pick<SlipEntry, 'odds' | 'stake' | 'book' | 'details' | 'addedOdds' | 'pitcherRule' | 'key'>>;
export type SlipIdentity = Pick<SlipEntry, 'gameId' | 'betType' | 'selection'>;
export type NewSlipEntry = Omit<SlipEntry, 'stake' | 'potentialWin' | 'key'>;

export const slipIdentity = (entry: SlipIdentity): string => `${entry.gameId}|${entry.betType}|${entry.selection}`;

const BET_TYPES: readonly string[] = [
  'moneyline',
  'spread',
  'total',
  'prop',
  'outright',
  'place',
  'make_cut',
  'head_to_head',
] satisfies TrackedBetType[];
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Whether something read from storage is an entry; anything else is dropped. */
export function isSlipEntry(value: unknown): value is SlipEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    typeof entry.gameId === 'string' &&
    typeof entry.sport === 'string' &&
    typeof entry.selection === 'string' &&
    BET_TYPES.includes(String(entry.betType)) &&
    isAmount(entry.odds) &&
    isAmount(entry.stake) &&
    isAmount(entry.potentialWin)
  );
}
