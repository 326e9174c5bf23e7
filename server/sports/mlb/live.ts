import {
  FIRST_PITCH,
  type GameDistribution,
  type GameState,
  isDecided,
  liveChances,
  liveOutlook,
  matchLine,
} from '@clearedge/quant/sports/baseball/game';
import { possible } from '../possible.ts';
import type { ClosingTarget, ForeseeableGame, GameStanding, LiveForecast, LiveSelection, LiveStanding } from '../sport-module.ts';

const isBaseball = (standing: GameStanding): standing is LiveStanding => 'inning' in standing;

/** The half that is played now or next: the third out leads to the next one, and a half without runners or outs has not begun. */
function stateOf({ inning, half, outs, runners, score }: LiveStanding, scheduledInnings: number): GameState {
  if (outs >= 3) return { ...(half === 'top' ? { inning, half: 'bottom' } : { inning: inning + 1, half: 'top' }), ...score, bases: null };
  const { first, second, third } = runners;
  // In extra innings a runner stands on second before the first pitch: bare bases there mean that the half is under way.
  const isFresh = outs === 0 && !first && !third && second === inning > scheduledInnings;
  return { inning, half, ...score, bases: isFresh ? null : { outs, runners } };
}

/** A baseball game's chances in play, from the exact distribution that its closing moneyline and total describe. */
export function foreseeLive(close: ClosingTarget, game: Pick<ForeseeableGame, 'seasonYear' | 'scheduledInnings'>): LiveForecast | null {
  const scheduledInnings = game.scheduledInnings === 7 ? 7 : 9;
  const found = possible(() => matchLine(close, { season: game.seasonYear, scheduledInnings }));
  return found && forecastOf(found);
}

function forecastOf(game: GameDistribution): LiveForecast {
  const { rules } = game.model;
  return {
    before: liveOutlook(game, FIRST_PITCH),
    at: (standing) => {
      if (!isBaseball(standing)) return null;
      const state = stateOf(standing, rules.scheduledInnings);
      if (isDecided(rules, state)) return { homeWin: state.home > state.away ? 1 : 0, meanTotal: state.away + state.home };
      return possible(() => liveOutlook(game, state));
    },
    chances: (standing: GameStanding | null, selections: readonly LiveSelection[]) =>
      standing && !isBaseball(standing)
        ? null
        : possible(() => liveChances(game, standing ? stateOf(standing, rules.scheduledInnings) : FIRST_PITCH, selections)),
  };
}
