import type { BaseballPeriod, TeamSide } from '../../../../grading/index.ts';
import type { GameSelection } from './selection.ts';

/** Winning margins from `from` to `to`, no upper end when null. */
export interface MarginBand {
  from: number;
  to: number | null;
}

/** A question about a game, all sides of it. `homeLine` is the home side's handicap. */
export type GameMarket =
  | { kind: 'moneyline'; period: BaseballPeriod }
  | { kind: 'spread'; period: BaseballPeriod; homeLine: number }
  | { kind: 'total'; period: BaseballPeriod; line: number; team?: TeamSide }
  | { kind: 'threeWay'; period: BaseballPeriod }
  | { kind: 'margin'; bands: readonly MarginBand[] };

const SIDES = ['away', 'home'] as const;

/** Every side of a market, in the order of the board: away before home, over before under. */
export function selectionsOf(market: GameMarket): GameSelection[] {
  switch (market.kind) {
    case 'moneyline':
      return SIDES.map((side) => ({ market: 'moneyline', period: market.period, side }));
    case 'spread':
      return SIDES.map((side) => ({
        market: 'spread',
        period: market.period,
        side,
        line: side === 'home' ? market.homeLine : opposite(market.homeLine),
      }));
    case 'total': {
      const { period, line, team } = market;
      return (['over', 'under'] as const).map((side) => ({ market: 'total', period, side, line, ...(team ? { team } : {}) }));
    }
    case 'threeWay':
      return (['away', 'tie', 'home'] as const).map((side) => ({ market: 'threeWay', period: market.period, side }));
    case 'margin':
      return SIDES.flatMap((side) => market.bands.map(({ from, to }) => ({ market: 'margin' as const, side, from, to })));
  }
}

const opposite = (line: number): number => (line === 0 ? 0 : -line);
