import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { cents, centsToDollars } from '@clearedge/quant/money';
import { toWinCents } from '@clearedge/quant/price';
import type { BetView } from './bet-rows.ts';

export type BetWire = VerbResult<Contract['POST /api/bets']>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A stored bet as the wire says it: dollars, ISO times, the profit if it wins computed here. */
export function toBet({ bet, event }: BetView): BetWire {
  return {
    id: bet.id,
    userId: bet.userId,
    gameId: event?.gameId ?? bet.gameLabel,
    awayTeamCode: event?.awayCode ?? null,
    homeTeamCode: event?.homeCode ?? null,
    eventStatus: event?.status ?? null,
    betType: bet.betType,
    selection: bet.selectionText,
    pick: bet.selection,
    odds: bet.odds,
    stake: centsToDollars(cents(bet.stakeCents)),
    potentialWin: centsToDollars(toWinCents(cents(bet.stakeCents), bet.odds)),
    actualWin: bet.profitCents === null ? null : centsToDollars(cents(bet.profitCents)),
    confidence: bet.confidence,
    book: bet.book,
    source: bet.source,
    placedAt: bet.placedAt.toISOString(),
    startsAt: iso(bet.startsAt),
    status: bet.status,
    result: bet.result,
    settledAt: iso(bet.settledAt),
    isGradable: bet.selection !== null,
    flag: bet.flag,
    closingOdds: bet.closingOdds,
  };
}
