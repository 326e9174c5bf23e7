import type { Contract } from '@clearedge/contract';
import { termsOf } from '@clearedge/contract/markets/board-markets';
import type { CallResult } from '@clearedge/contract/route';
import type { Market, Side } from '../comparison.queries.ts';
import type { Drawn } from './chart-rules.ts';
import { heightFor } from './chart-rules.ts';

type Bet = CallResult<Contract['GET /api/bets']>[number];
type DailyPick = CallResult<Contract['GET /api/daily-picks']>[number];

/** A bet of one's own or a pick of ours on the line: when, and at which price and number. */
export interface ChartMark {
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

function isOn(pick: Wire | null | undefined, market: Market, side: Side): boolean {
  if (!pick) return false;
  const { kind, period, team } = termsOf(market);
  return pick.market === kind && (pick.period ?? 'full') === period && pick.team === team && pick.side === side;
}

const lineOf = (pick: Wire | null | undefined): number | null => pick?.line ?? null;

export function marksFrom(
  { gameId, market, side }: { gameId: string; market: Market; side: Side },
  bets: readonly Bet[],
  picks: readonly DailyPick[],
): ChartMark[] {
  const own = bets.flatMap((bet): ChartMark[] =>
    bet.gameId === gameId && isOn(bet.pick as Wire | null, market, side)
      ? [{ key: bet.id, kind: 'bet', at: Date.parse(bet.placedAt), odds: bet.odds, line: lineOf(bet.pick as Wire | null) }]
      : [],
  );
  const ours = picks.flatMap((pick): ChartMark[] =>
    pick.gameKey === gameId && isOn(pick.pick as Wire, market, side)
      ? [{ key: pick.id, kind: 'pick', at: Date.parse(pick.priceSeenAt), odds: pick.odds, line: lineOf(pick.pick as Wire) }]
      : [],
  );
  return [...own, ...ours];
}

export const heightsOf = (marks: readonly ChartMark[], drawn: Drawn): number[] =>
  marks.map((mark) => heightFor(mark, drawn)).filter((value) => value !== null);
