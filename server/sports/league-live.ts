import { finalChances, finalOutlook, type ScoreGrid } from '@clearedge/quant/sports/league';
import { possible } from './possible.ts';
import type { ForeseeableGame, GameStanding, LiveForecast } from './sport-module.ts';

/** Parts of a season whose games may end level; the others are played until someone wins. */
const MAY_TIE: readonly string[] = ['preseason', 'regular'];
export const mayTie = ({ detail }: Pick<ForeseeableGame, 'detail'>): boolean =>
  MAY_TIE.includes(detail && 'stage' in detail ? String(detail.stage) : 'regular');

/** Seconds that a period's clock shows, "04:12"; null where it is not told. */
export function clockSeconds(clock: string | null): number | null {
  const [, minutes, seconds] = /^(\d+):(\d{2})$/.exec(clock ?? '') ?? [];
  return minutes === undefined ? null : 60 * Number(minutes) + Number(seconds);
}

/** Chances in play from the final scores at each standing, the start being null; null where the start has none. */
export function liveForecast(finalsAt: (standing: GameStanding | null) => ScoreGrid | null): LiveForecast | null {
  const start = finalsAt(null);
  return (
    start && {
      before: finalOutlook(start),
      at: (standing) => {
        const finals = finalsAt(standing);
        return finals && finalOutlook(finals);
      },
      chances: (standing, selections) => {
        const finals = finalsAt(standing);
        return finals && possible(() => finalChances(finals, selections));
      },
    }
  );
}
