export { breakEvenTest, profitTest, type RecordTest, type SettledBet } from './break-even-test.ts';
export { balancesOf, type Drawdown, maxDrawdown, maxDrawdownFraction } from './drawdown.ts';
export { sampleSizeForEdge, unitBetDeviation } from './sample-size.ts';
export { longestStreak, type RunsTest, runsTest, type StreakLuck, streakLuck, streakProbability, typicalStreak } from './streaks.ts';
