import type { Contract } from '@clearedge/contract';
import { eachDetail } from '@clearedge/contract/bet-details';
import type { VerbResult } from '@clearedge/contract/route';
import { leagueOf } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { cents, centsToDollars } from '@clearedge/quant/money';
import { toWinCents } from '@clearedge/quant/price';
import type { BetView, Correction } from './bet-rows.ts';

export type BetWire = VerbResult<Contract['POST /api/bets']>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentTerms = (terms: Correction['before']): BetWire['corrections'][number]['before'] => ({
  selection: terms.selection,
  odds: terms.odds,
  stake: centsToDollars(terms.stakeCents),
  // A correction from before a detail was added has none of it.
  ...eachDetail((name) => terms[name] ?? null),
});

const presentCorrection = ({ at, reason, before, after }: Correction): BetWire['corrections'][number] => ({
  at: new Date(at).toISOString(),
  reason,
  before: presentTerms(before),
  after: presentTerms(after),
});

/** A stored bet as the wire says it: dollars, ISO times, the profit if it wins computed here. */
export function toBet({ bet, contest, corrections }: BetView): BetWire {
  const startsAt = contest?.startsAt ?? bet.startsAt;
  return {
    id: bet.id,
    userId: bet.userId,
    gameId: contest?.gameId ?? bet.gameLabel,
    awayTeamCode: contest?.awayCode ?? null,
    homeTeamCode: contest?.homeCode ?? null,
    contestStatus: contest?.status ?? null,
    sport: bet.sport,
    league: contest?.tour ?? (bet.sport && leagueOf(bet.sport)),
    tournament: contest?.name ?? null,
    betType: bet.betType,
    selection: bet.selectionText,
    pick: bet.selection as BetWire['pick'],
    selectionSource: bet.selectionSource,
    readAs: bet.readAs,
    odds: bet.odds,
    stake: centsToDollars(bet.stakeCents),
    potentialWin: centsToDollars(toWinCents(cents(bet.stakeCents), bet.odds)),
    actualWin: bet.profitCents === null ? null : centsToDollars(bet.profitCents),
    confidence: bet.confidence,
    ...eachDetail((name) => bet[name]),
    source: bet.source,
    placedAt: bet.placedAt.toISOString(),
    startsAt: iso(startsAt),
    playedOn: contest?.slateOn ?? easternDay(startsAt ?? bet.placedAt),
    status: bet.status,
    result: bet.result,
    settledAt: iso(bet.settledAt),
    isGradable: bet.selection !== null,
    flag: bet.flag,
    closingOdds: bet.closingOdds,
    resultBy: bet.resultBy,
    correctedAt: iso(bet.correctedAt),
    corrections: (corrections ?? []).map(presentCorrection),
  };
}
