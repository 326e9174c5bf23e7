import type { GamePlan } from '../engine/game-plan.ts';
import { expectedRuns } from './expected-runs.ts';

/** What a well-informed book thinks of a game: log-odds of the home side, and runs. */
export interface Outlook {
  homeLogit: number;
  runs: number;
  first5Logit: number;
  first5Runs: number;
}

/** Fitted on the engine: 9,720 games of the seeds fit-0 to fit-3. */
const FIT = { logitSlope: 1.8, logitBase: 0.04, runsSlope: 1, runsBase: 0, first5Slope: 1.4, first5Base: 0.03, first5RunsSlope: 1, first5RunsBase: 0 } as const;

export function outlookOf(plan: GamePlan): Outlook {
  const { away, home } = expectedRuns(plan);
  return {
    homeLogit: FIT.logitBase + FIT.logitSlope * Math.log(home.full / away.full),
    runs: FIT.runsBase + FIT.runsSlope * (away.full + home.full),
    first5Logit: FIT.first5Base + FIT.first5Slope * Math.log(home.first5 / away.first5),
    first5Runs: FIT.first5RunsBase + FIT.first5RunsSlope * (away.first5 + home.first5),
  };
}
