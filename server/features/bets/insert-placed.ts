import type { Contract } from '@clearedge/contract';
import { eachDetail } from '@clearedge/contract/bet-details';
import type { VerbInput } from '@clearedge/contract/route';
import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { dollarsToCents } from '@clearedge/quant/money';
import type { Ctx } from '../../kernel/ctx.ts';
import { checkMayStake } from '../limits/index.ts';
import { insertBet, type NewBetRow } from './bet-rows.ts';
import { type BetWire, toBet } from './to-bet.ts';
import { weeklyUsage } from './usage/weekly-usage.ts';

export type PlaceInput = VerbInput<Contract['POST /api/bets']>;

type OnWhat =
  | 'contestId'
  | 'startsAt'
  | 'sport'
  | 'gameLabel'
  | 'betType'
  | 'selectionText'
  | 'selection'
  | 'selectionSource'
  | 'readAs'
  | 'terms'
  | 'source'
  | 'placedAt';

/** Writes a bet that may be placed, within its owner's limits: what it is on, with its price, stake and details as entered. */
export async function insertPlaced(tx: Ctx, userId: string, body: PlaceInput['body'], on: Pick<NewBetRow, OnWhat>): Promise<BetWire> {
  const stakeCents = dollarsToCents(body.stake);
  await checkMayStake(tx, userId, stakeCents, () => weeklyUsage(tx, userId));
  const view = await insertBet(tx, {
    ...on,
    id: tx.newId(),
    userId,
    odds: body.odds,
    stakeCents,
    ...eachDetail((name) => body[name] || null),
    countedAt: tx.now(),
    status: 'pending',
    ruleVersion: HOUSE_RULES_VERSION,
    updatedAt: tx.now(),
  });
  return toBet(view);
}
