import { baseballGrading } from '@clearedge/quant/grading';
import type { GameWeather, LeagueLiveState, LiveState } from '../../../ports/index.ts';
import { gradingOf } from '../../../sports/registry.ts';
import type { Contest, ContestRow } from '../contest.ts';

// jsonb hands times back as text, whatever the type of the column says.
const instant = (value: Date | string): Date => new Date(value);

const reviveLive = <State extends LiveState | LeagueLiveState>(state: State): State => ({
  ...state,
  asOf: instant(state.asOf),
  plays: (state.plays ?? []).map((play) => ({ ...play, at: instant(play.at) })),
});

const reviveWeather = (weather: GameWeather): GameWeather => ({ ...weather, asOf: instant(weather.asOf) });

export function toContest(row: ContestRow): Contest {
  const standing = row.liveState && reviveLive(row.liveState);
  return {
    ...row,
    standing,
    liveState: gradingOf(row.sport) === baseballGrading ? (standing as LiveState | null) : null,
    weather: row.weather && reviveWeather(row.weather),
  };
}
