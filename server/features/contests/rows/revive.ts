import { baseballGrading } from '@clearedge/quant/grading';
import type { GameWeather, LiveState } from '../../../ports/index.ts';
import { gradingOf } from '../../../sports/registry.ts';
import type { Contest, ContestRow } from '../contest.ts';

// jsonb hands times back as text, whatever the type of the column says.
const instant = (value: Date | string): Date => new Date(value);

const reviveLive = (state: LiveState): LiveState => ({
  ...state,
  asOf: instant(state.asOf),
  plays: (state.plays ?? []).map((play) => ({ ...play, at: instant(play.at) })),
});

const reviveWeather = (weather: GameWeather): GameWeather => ({ ...weather, asOf: instant(weather.asOf) });

export const toContest = (row: ContestRow): Contest => ({
  ...row,
  liveState: row.liveState && gradingOf(row.sport) === baseballGrading ? reviveLive(row.liveState as LiveState) : null,
  weather: row.weather && reviveWeather(row.weather),
});
