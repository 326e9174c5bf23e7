import type { Contract } from '@clearedge/contract';
import type { CallInput, CallResult } from '@clearedge/contract/route';

type Answer<K extends keyof Contract> = CallResult<Contract[K]>;

export type Balance = Answer<'GET /api/user/balance'>;
export type VirtualBet = Answer<'GET /api/virtual/bets'>[number];
export type VirtualBetsQuery = Omit<NonNullable<CallInput<Contract['GET /api/virtual/bets']>['query']>, 'before' | 'userId'>;
export type VirtualLeg = VirtualBet['legs'][number];
export type VirtualReceipt = Answer<'GET /api/virtual/bets/:betId'>;
export type Quote = Answer<'POST /api/virtual/quote'>;
export type { TeaserQuote } from '../../core/teaser/teaser-rules.ts';
export type Performance = Answer<'GET /api/virtual/performance'>;
export type AiSlip = Answer<'GET /api/virtual/ai-slip'>;
export type AiEntry = AiSlip['entries'][number];
export type VirtualProps = Answer<'GET /api/virtual/props/:gameId'>;
export type VirtualProp = VirtualProps['props'][number];
export type CashOut = Answer<'GET /api/virtual/bets/:betId/cash-out'>;
export type Statement = Answer<'GET /api/virtual/statement'>;
export type StatementLine = Statement['entries'][number];

export type NewVirtualBet = CallInput<Contract['POST /api/virtual/bets']>['body'];
type QuoteBody = CallInput<Contract['POST /api/virtual/quote']>['body'];
export type NewLeg = QuoteBody['legs'][number];
export type Result = NonNullable<VirtualBet['result']>;
export type VirtualType = VirtualBet['betType'];
