import type { Contract } from '@clearedge/contract';
import type { CallInput, CallResult } from '@clearedge/contract/route';

export type Bet = CallResult<Contract['GET /api/bets']>[number];
export type BetWithReceipt = CallResult<Contract['GET /api/bets/:betId']>;
export type Receipt = NonNullable<BetWithReceipt['receipt']>;
export type BetStats = CallResult<Contract['GET /api/bets/stats']>;
export type BetHistory = CallResult<Contract['GET /api/bets/history']>;
export type HistoryFigures = NonNullable<BetHistory['summary']>;
export type HistoryQuery = NonNullable<CallInput<Contract['GET /api/bets/history']>['query']>;
export type BetEdit = CallInput<Contract['PATCH /api/bets/:betId']>['body'];
export type BetCorrection = CallInput<Contract['POST /api/bets/:betId/correct']>['body'];
type AnyNewBet = CallInput<Contract['POST /api/bets']>['body'];
/** A bet as the forms enter it; a future by its text. */
export type NewBet = Omit<AnyNewBet, 'pick'> & { pick?: BetPick | null };
export type NewParlay = CallInput<Contract['POST /api/bets/parlays']>['body'];
export type BetLeg = Bet['legs'][number];
type ImportPart = CallResult<Contract['POST /api/bets/import']>;
export type ImportResult = Extract<ImportPart, { part: 'result' }>;
export type ImportProgress = Extract<ImportPart, { part: 'progress' }>;
export type Grade = NonNullable<Bet['result']>;
export type BetType = Bet['betType'];
export type BetPick = NonNullable<ReadAsk['pick']>;
export type ReadAsk = CallInput<Contract['POST /api/bets/read']>['body'];
export type Reading = CallResult<Contract['POST /api/bets/read']>;
/** A file, and what was chosen for single lines of it. */
export type ImportFile = CallInput<Contract['POST /api/bets/import']>['body'];
export type PreviewAsk = CallInput<Contract['POST /api/bets/import/preview']>['body'];
export type ImportPreview = CallResult<Contract['POST /api/bets/import/preview']>;
/** A bet that was found in the text of a slip. */
export type PrintedSlip = CallResult<Contract['POST /api/bets/slips/read']>['slips'][number];
export type Objection = CallInput<Contract['POST /api/bets/:betId/dispute']>['body'];
