import type { GamePlan } from '../engine/game-plan.ts';
import { expectedRuns } from './expected-runs.ts';

/** What a well-informed book thinks of a game: log-odds of the home side, and runs. */
export interface Outlook {
  homeLogit: number;
  runs: number;
  first5Logit: number;
  first5Runs: number;
}

/** Fitted on 43,740 games of the engine, seeds fit-0 to fit-2, two seasons of each played three times. */
const FIT = {
  logitSlope: 1.5,
  logitBase: 0.006,
  runsSlope: 1.104,
  runsBase: 0.7,
  first5Slope: 1.2,
  first5Base: 0.006,
  first5RunsSlope: 1.18,
  first5RunsBase: 0.47,
} as const;

export function outlookOf(plan: GamePlan): Outlook {
  const { away, home } = expectedRuns(plan);
  return {
    homeLogit: FIT.logitBase + FIT.logitSlope * Math.log(home.full / away.full),
    runs: FIT.runsBase + FIT.runsSlope * (away.full + home.full),
    first5Logit: FIT.first5Base + FIT.first5Slope * Math.log(home.first5 / away.first5),
    first5Runs: FIT.first5RunsBase + FIT.first5RunsSlope * (away.first5 + home.first5),
  };
}
