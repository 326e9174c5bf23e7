import type { Contract } from '@clearedge/contract';
import { type BoardMarket, termsOf } from '@clearedge/contract/markets/board-markets';
import type { CallResult } from '@clearedge/contract/route';

type Bet = CallResult<Contract['GET /api/bets']>[number];
type DailyPick = Pick<CallResult<Contract['GET /api/daily-picks']>[number], 'id' | 'gameKey' | 'pick' | 'priceSeenAt' | 'odds'>;

/** A bet of one's own or a pick of ours on the line: when, and at which price and number. */
export interface LineMark {
  key: string;
  kind: 'bet' | 'pick';
  at: number;
  odds: number;
  line: number | null;
}

interface Wire {
  market: string;
  period?: string | undefined;
  team?: string | undefined;
  side?: string | undefined;
  line?: number | undefined;
}

function isOn(pick: Wire | null | undefined, market: BoardMarket, side: string): boolean {
  if (!pick) return false;
  const { kind, period, team } = termsOf(market);
  return pick.market === kind && (pick.period ?? 'full') === period && pick.team === team && pick.side === side;
}

const lineOf = (pick: Wire | null | undefined): number | null => pick?.line ?? null;

/** The reader’s bets and our picks on one side of one market, as points of its line chart. */
export function marksFrom(
  { gameId, market, side }: { gameId: string; market: BoardMarket; side: string },
  bets: readonly Bet[],
  picks: readonly DailyPick[],
): LineMark[] {
  const own = bets.flatMap((bet): LineMark[] =>
    bet.gameId === gameId && isOn(bet.pick as Wire | null, market, side)
      ? [{ key: bet.id, kind: 'bet', at: Date.parse(bet.placedAt), odds: bet.odds, line: lineOf(bet.pick as Wire | null) }]
      : [],
  );
  const ours = picks.flatMap((pick): LineMark[] =>
    pick.gameKey === gameId && isOn(pick.pick as Wire, market, side)
      ? [{ key: pick.id, kind: 'pick', at: Date.parse(pick.priceSeenAt), odds: pick.odds, line: lineOf(pick.pick as Wire) }]
      : [],
  );
  return [...own, ...ours];
}

export const markText = ({ kind }: LineMark): string => (kind === 'pick' ? 'Our pick' : 'Your bet');
