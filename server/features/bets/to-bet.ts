import type { Contract } from '@clearedge/contract';
import { eachDetail } from '@clearedge/contract/bet-details';
import type { VerbResult } from '@clearedge/contract/route';
import { leagueOf } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { cents, centsToDollars } from '@clearedge/quant/money';
import { toWinCents } from '@clearedge/quant/price';
import type { BetView, Correction, LegView } from './bet-rows.ts';
import { ticketToWin } from './parlays/pay-rules.ts';

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

const presentLeg = (leg: LegView): BetWire['legs'][number] => ({
  gameId: leg.gameId ?? leg.gameLabel,
  awayTeamCode: leg.awayCode,
  homeTeamCode: leg.homeCode,
  contestStatus: leg.status,
  sport: leg.sport,
  startsAt: leg.startsAt === null ? null : new Date(leg.startsAt).toISOString(),
  betType: leg.betType,
  selection: leg.selectionText,
  pick: leg.selection as BetWire['legs'][number]['pick'],
  readAs: leg.readAs,
  odds: leg.odds,
  result: leg.result,
  rule: leg.rule,
  formula: leg.formula,
});

const ENDED = new Set<string | null>(['final', 'completed']);
const NOT_STARTED = new Set<string | null>(['scheduled', 'delayed', 'postponed']);

/** A parlay is in play from the start of its first game to the end of its last. */
export function statusOfLegs(legs: readonly LegView[]): string | null {
  const known = legs.flatMap(({ status }) => status ?? []);
  if (known.length === 0) return null;
  if (known.every((status) => ENDED.has(status))) return 'completed';
  return known.every((status) => NOT_STARTED.has(status)) ? 'scheduled' : 'live';
}

/** A season is over for a bet on it once it is graded, or waits for its owner's mark. Null where the text was not read. */
function statusOfSeason({ status, flag, selection }: BetView['bet']): string | null {
  if (selection === null) return null;
  return status === 'pending' && flag === null ? 'scheduled' : 'completed';
}

/** A stored bet as the wire says it: dollars, ISO times, the profit if it wins computed here. */
export function toBet({ bet, contest, corrections, legs, closesAt }: BetView): BetWire {
  const startsAt = contest?.startsAt ?? bet.startsAt;
  const isFuture = bet.betType === 'future';
  return {
    id: bet.id,
    userId: bet.userId,
    gameId: contest?.gameId ?? bet.gameLabel,
    awayTeamCode: contest?.awayCode ?? null,
    homeTeamCode: contest?.homeCode ?? null,
    contestStatus: legs ? statusOfLegs(legs) : isFuture ? statusOfSeason(bet) : (contest?.status ?? null),
    sport: bet.sport,
    league: contest?.tour ?? (bet.sport && leagueOf(bet.sport)),
    tournament: contest?.name ?? null,
    betType: bet.betType,
    legs: (legs ?? []).map(presentLeg),
    freeStake: centsToDollars(bet.freeStakeCents),
    boostPercent: bet.boostPercent,
    sizes: bet.sizes,
    selection: bet.selectionText,
    pick: bet.selection as BetWire['pick'],
    selectionSource: bet.selectionSource,
    readAs: bet.readAs,
    odds: bet.odds,
    stake: centsToDollars(bet.stakeCents),
    potentialWin: centsToDollars(legs ? ticketToWin(bet, legs) : toWinCents(cents(bet.stakeCents), bet.odds)),
    actualWin: bet.profitCents === null ? null : centsToDollars(bet.profitCents),
    confidence: bet.confidence,
    ...eachDetail((name) => bet[name]),
    source: bet.source,
    placedAt: bet.placedAt.toISOString(),
    startsAt: isFuture && closesAt !== null ? new Date(closesAt).toISOString() : iso(startsAt),
    playedOn: contest?.slateOn ?? easternDay(startsAt ?? (isFuture ? bet.settledAt : null) ?? bet.placedAt),
    status: bet.status,
    result: bet.result,
    settledAt: iso(bet.settledAt),
    isGradable: legs ? legs.every(({ selection }) => selection !== null) : bet.selection !== null,
    flag: bet.flag,
    closingOdds: bet.closingOdds,
    resultBy: bet.resultBy,
    correctedAt: iso(bet.correctedAt),
    corrections: (corrections ?? []).map(presentCorrection),
  };
}
