import type { RatedGame, RatedSide, RatingParameters } from '@clearedge/quant/sports/baseball/ratings';
import type { HistoryGame } from '../reading/history-game.ts';
import { listDays } from './days.ts';
import type { Prediction } from './prediction.ts';
import { type WalkInput, walkForward } from './walk-forward.ts';

export interface LeakFinding {
  days: number;
  games: number;
  /** Largest difference of any figure of any prediction; 0 when nothing leaks. */
  largestDifference: number;
}

const COMPARED = [
  'pHome',
  'pHomeSd',
  'pHomeEarly',
  'strength',
  'strengthEarly',
  'total',
  'totalEarly',
  'elo',
  'homeRate',
  'evidence',
] as const;

// What is known before the first pitch stays: club, starter, lineup. All else becomes the other side's, and absurd.
const swapped = (own: RatedSide, other: RatedSide): RatedSide => ({
  ...other,
  teamId: own.teamId,
  starterId: own.starterId,
  lineUp: own.lineUp,
  runs: 2 * other.runs + own.runs + 3,
  runsByInning: [...other.runsByInning].reverse(),
  homeRuns: other.homeRuns + 4,
  strikeouts: other.strikeouts + 5,
});

const scrambled = (game: RatedGame): RatedGame => ({ ...game, away: swapped(game.away, game.home), home: swapped(game.home, game.away) });

/** The history as it is known on the morning of a day: later games gone, results not in yet scrambled. */
function asOf(input: WalkInput, day: string): WalkInput {
  const known = (past: HistoryGame): HistoryGame => (past.game.playedOn < day ? past : { ...past, game: scrambled(past.game) });
  const seasons = input.seasons
    .map((season) => ({ ...season, games: season.games.filter(({ startedOn }) => startedOn <= day).map(known) }))
    .filter(({ games }) => games.length > 0);
  return { ...input, seasons };
}

function largestGap(first: readonly Prediction[], second: ReadonlyMap<string, Prediction>): number {
  let largest = 0;
  for (const one of first) {
    const other = second.get(one.gameId);
    for (const name of COMPARED) {
      const gap = other === undefined ? Number.POSITIVE_INFINITY : Math.abs(one[name] - other[name]);
      largest = Math.max(largest, gap);
    }
  }
  return largest;
}

/** So many days of a history, evenly spread, the last one among them. */
export function spreadDays(input: WalkInput, count: number): string[] {
  const days = input.seasons.flatMap(({ games }) =>
    listDays(games)
      .filter(({ starting }) => starting.length > 0)
      .map(({ on }) => on),
  );
  const wanted = Math.min(count, days.length);
  return Array.from({ length: wanted }, (_, index) => days[Math.floor(((index + 1) * days.length) / wanted) - 1]!);
}

/** Forecasts each of these days again with all later games deleted and its own results scrambled, and compares with the whole walk. */
export function leakTest(
  input: WalkInput,
  parameters: RatingParameters,
  days: readonly string[],
  onDay: (on: string, gap: number) => void = () => {},
): LeakFinding {
  const whole = new Map(walkForward(input, parameters).map((prediction) => [prediction.gameId, prediction]));
  const finding: LeakFinding = { days: days.length, games: 0, largestDifference: 0 };
  for (const on of days) {
    const again = walkForward(asOf(input, on), parameters).filter((prediction) => prediction.on === on);
    const gap = largestGap(again, whole);
    finding.games += again.length;
    finding.largestDifference = Math.max(finding.largestDifference, gap);
    onDay(on, gap);
  }
  return finding;
}
