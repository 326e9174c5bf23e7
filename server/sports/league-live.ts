import { finalChances, finalOutlook, type ScoreGrid } from '@clearedge/quant/sports/league';
import type { LeagueLiveState, LeaguePlay } from '../ports/index.ts';
import { possible } from './possible.ts';
import type { ForeseeableGame, GameStanding, LeagueStanding, LiveForecast } from './sport-module.ts';

/** Parts of a season whose games may end level; the others are played until someone wins. */
const MAY_TIE: readonly string[] = ['preseason', 'regular'];
export const mayTie = ({ detail }: Pick<ForeseeableGame, 'detail'>): boolean =>
  MAY_TIE.includes(detail && 'stage' in detail ? String(detail.stage) : 'regular');

/** Seconds that a period's clock shows, "04:12"; null where it is not told. */
export function clockSeconds(clock: string | null): number | null {
  const [, minutes, seconds] = /^(\d+):(\d{2})$/.exec(clock ?? '') ?? [];
  return minutes === undefined ? null : 60 * Number(minutes) + Number(seconds);
}

const FULL_STRENGTH = 5;

/** Where a game stood after a play: what only the present moment knows of it is left out. */
export function standingAfter(
  { kind }: Pick<LeagueLiveState, 'kind'>,
  { period, clock, score }: Pick<LeaguePlay, 'period' | 'clock' | 'score'>,
): LeagueStanding {
  const timed = { period, clock, score };
  switch (kind) {
    case 'football':
      return { kind, ...timed, possession: null, down: null, ballOn: null };
    case 'basketball':
      return { kind, ...timed };
    case 'hockey':
      return { kind, ...timed, skaters: { away: FULL_STRENGTH, home: FULL_STRENGTH }, emptyNet: null };
  }
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
