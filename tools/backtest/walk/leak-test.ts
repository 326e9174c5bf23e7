import type { RatedGame, RatedSide, RatingParameters } from '@clearedge/quant/sports/baseball/ratings';
import type { HistoryGame } from '../reading/history-game.ts';
import type { PriceTable } from '../reading/price-table.ts';
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

const figuresOf = (one: Prediction): number[] => [...COMPARED.map((name) => one[name]), ...boundOf(one)];
const boundOf = ({ outOfTurn: { pHome, strength, total } }: Prediction): number[] => [pHome, strength, total];

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

/** The closing prices of that day and later turned round: their games have not begun. */
const withoutCloses = (table: PriceTable, day: string): PriceTable =>
  new Map(
    [...table].map(([key, prices]) => {
      if (key < day) return [key, prices];
      const { close, totalClose } = prices;
      return [
        key,
        {
          ...prices,
          close: close && { ...close, pHome: 1 - close.pHome },
          totalClose: totalClose && { ...totalClose, line: 2 * totalClose.line },
        },
      ];
    }),
  );

/** The history as it is known on the morning of a day: later games gone, results not in yet scrambled. */
function asOf(input: WalkInput, day: string): WalkInput {
  const known = (past: HistoryGame): HistoryGame => (past.game.playedOn < day ? past : { ...past, game: scrambled(past.game) });
  const seasons = input.seasons
    .map((season) => ({ ...season, games: season.games.filter(({ startedOn }) => startedOn <= day).map(known) }))
    .filter(({ games }) => games.length > 0);
  return { ...input, seasons, prices: withoutCloses(input.prices, day) };
}

/** The same history with another man on the mound wherever the rotation did not suggest the one who started that day. */
function withOtherStarters(input: WalkInput, day: string, whole: ReadonlyMap<string, Prediction>): WalkInput {
  const other = (past: HistoryGame): HistoryGame => {
    const { game, startedOn } = past;
    const onTurn = whole.get(game.gameId)?.onTurn;
    if (startedOn !== day || onTurn === undefined) return past;
    const away = onTurn.away ? game.away : { ...game.away, starterId: `${game.home.teamId}-stand-in` };
    const home = onTurn.home ? game.home : { ...game.home, starterId: `${game.away.teamId}-stand-in` };
    return { ...past, game: { ...game, away, home } };
  };
  return { ...input, seasons: input.seasons.map((season) => ({ ...season, games: season.games.map(other) })) };
}

function largestGap(
  first: readonly Prediction[],
  second: ReadonlyMap<string, Prediction>,
  compared: (prediction: Prediction) => readonly number[],
): number {
  let largest = 0;
  for (const one of first) {
    const other = second.get(one.gameId);
    const others = other === undefined ? [] : compared(other);
    for (const [index, figure] of compared(one).entries())
      largest = Math.max(largest, Math.abs(figure - (others[index] ?? Number.POSITIVE_INFINITY)));
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

/**
 * Forecasts each of these days again with all later games deleted, its own results scrambled and its closes turned round, and compares with the whole walk; then with
 * other starters wherever the rotation suggested none, which must not change the bound on the opening forecast.
 */
export function leakTest(
  input: WalkInput,
  parameters: RatingParameters,
  days: readonly string[],
  onDay: (on: string, gap: number) => void = () => {},
): LeakFinding {
  const whole = new Map(walkForward(input, parameters).map((prediction) => [prediction.gameId, prediction]));
  const finding: LeakFinding = { days: days.length, games: 0, largestDifference: 0 };
  for (const on of days) {
    const known = asOf(input, on);
    const walked = (seen: WalkInput): Prediction[] => walkForward(seen, parameters).filter((prediction) => prediction.on === on);
    const again = walked(known);
    const others = walked(withOtherStarters(known, on, whole));
    const gap = Math.max(largestGap(again, whole, figuresOf), largestGap(others, whole, boundOf));
    finding.games += again.length;
    finding.largestDifference = Math.max(finding.largestDifference, gap);
    onDay(on, gap);
  }
  return finding;
}
