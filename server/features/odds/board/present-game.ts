import type { Game as GameSchema } from '@clearedge/contract/shapes/game';
import { type BaseballFacts, gradeBaseball } from '@clearedge/quant/grading';
import type { z } from 'zod';
import type { FeedPitcher, GameWeather, LiveState } from '../../../ports/index.ts';
import { isBettingClosed, recordComingIn, type SportEvent, type StoredRecords } from '../../events/index.ts';
import { type OfferedPrice, selectionOf } from '../price.ts';
import type { CellContext, GradeSide } from '../rules/cell-rules.ts';
import { gameOdds } from './game-odds-rules.ts';

export type Game = z.input<typeof GameSchema>;

export interface GamePrices {
  /** The board while it is open to bets, the closing prices after. */
  rows: readonly OfferedPrice[];
  context: CellContext;
}

/** Which prices stand for a game at this moment, and how its sides came out. */
export function pricesOf(
  event: SportEvent,
  board: readonly OfferedPrice[],
  closings: readonly OfferedPrice[],
  gradeSide: GradeSide,
  now: Date,
): GamePrices {
  const isClosed = isBettingClosed(event, now);
  const own = (rows: readonly OfferedPrice[]): OfferedPrice[] => rows.filter(({ eventId }) => eventId === event.id);
  const frozen = own(closings);
  return { rows: isClosed && frozen.length ? frozen : own(board), context: { now, isClosed, gradeSide } };
}

/** How a baseball game's sides came out; nothing is graded without facts. */
export const gradeByInnings =
  (facts: BaseballFacts | null): GradeSide =>
  (market, side, line) => {
    const selection = facts && selectionOf(market, side, line);
    if (!selection) return null;
    const result = gradeBaseball(selection, facts);
    return result.kind === 'graded' ? result.grade : null;
  };

const UNCONFIRMED = 'Result unconfirmed: the data source contradicts itself';

/** A game as a card shows it; `facts` are the stored ones of a game that is over. */
export function presentGame(
  event: SportEvent,
  records: Pick<StoredRecords, 'of'>,
  { rows, context }: GamePrices,
  facts: BaseballFacts | null,
): Game {
  // A held result without stored facts: the schedule's score may be the wrong one, so no score is shown.
  const isUnconfirmed = event.resultHold !== null && facts === null;
  const { id, gameId, slateOn, resumesOn, awayCode, homeCode, gameNumber, isDoubleheader, scheduledInnings, venue, city, roof, dayNight } =
    event;
  return {
    id,
    gameId,
    slateOn,
    resumesOn,
    gameNumber,
    isDoubleheader,
    scheduledInnings,
    venue,
    city,
    roof,
    dayNight,
    statusNote: isUnconfirmed ? UNCONFIRMED : event.statusNote,
    sport: 'mlb',
    awayTeam: event.awayName,
    homeTeam: event.homeName,
    awayTeamCode: awayCode,
    homeTeamCode: homeCode,
    awayRecord: recordComingIn(event, 'away', records),
    homeRecord: recordComingIn(event, 'home', records),
    gameTime: event.startsAt.toISOString(),
    isTimeTentative: event.isStartTentative,
    status: event.status === 'final' ? 'completed' : event.status,
    isCompleted: event.status === 'final',
    innings: event.status === 'final' ? inningsPlayed(event, facts) : null,
    awayScore: isUnconfirmed ? null : event.awayScore,
    homeScore: isUnconfirmed ? null : event.homeScore,
    awayPitcher: event.awayPitcher?.name ?? null,
    homePitcher: event.homePitcher?.name ?? null,
    awayPitcherStats: event.awayPitcher && pitcherStats(event.awayPitcher),
    homePitcherStats: event.homePitcher && pitcherStats(event.homePitcher),
    weather: event.weather && weatherOf(event.weather),
    live: isInPlay(event) ? liveBrief(event.liveState!) : null,
    endedAt: event.endedAt?.toISOString() ?? null,
    odds: gameOdds(rows, context),
    aiSummary: null,
  };
}

const inningsPlayed = ({ lineScore }: SportEvent, facts: BaseballFacts | null): number | null =>
  facts ? Math.ceil(facts.completedInnings) : (lineScore?.away.length ?? null);

const isInPlay = ({ status, liveState }: SportEvent): boolean =>
  liveState !== null && (status === 'live' || status === 'delayed' || status === 'suspended');

const pitcherStats = ({ name: _shownBeside, ...stats }: FeedPitcher): NonNullable<Game['awayPitcherStats']> => stats;

const weatherOf = ({ gameId: _known, asOf, ...weather }: GameWeather): NonNullable<Game['weather']> => ({
  ...weather,
  asOf: asOf.toISOString(),
});

const liveBrief = ({
  inning,
  half,
  isBetweenInnings,
  balls,
  strikes,
  outs,
  lastPlay,
  runners,
  asOf,
}: LiveState): NonNullable<Game['live']> => ({
  inning,
  isBetweenInnings,
  balls,
  strikes,
  outs,
  lastPlay,
  inningHalf: half,
  runnersOn: runners,
  asOf: asOf.toISOString(),
});
