import type { Game as GameSchema } from '@clearedge/contract/shapes/baseball/baseball-game';
import { type BaseballFacts, gradeBaseball } from '@clearedge/quant/grading';
import type { z } from 'zod';
import type { FeedPitcher, GameWeather, LiveState } from '../../../../ports/index.ts';
import { type Contest, recordComingIn, type StoredRecords } from '../../../contests/index.ts';
import { selectionOf } from '../../price.ts';
import type { GradeSide } from '../../rules/cell-rules.ts';
import { gameOdds } from '../game-odds-rules.ts';
import type { GamePrices } from '../game-prices.ts';

export type Game = z.input<typeof GameSchema>;

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
  contest: Contest,
  records: Pick<StoredRecords, 'of'>,
  { rows, context }: GamePrices,
  facts: BaseballFacts | null,
): Game {
  // A held result without stored facts: the schedule's score may be the wrong one, so no score is shown.
  const isUnconfirmed = contest.resultHold !== null && facts === null;
  const { id, gameId, slateOn, resumesOn, awayCode, homeCode, gameNumber, isDoubleheader, scheduledInnings, venue, city, roof, dayNight } =
    contest;
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
    statusNote: isUnconfirmed ? UNCONFIRMED : contest.statusNote,
    sport: 'mlb',
    awayTeam: contest.awayName,
    homeTeam: contest.homeName,
    awayTeamCode: awayCode,
    homeTeamCode: homeCode,
    awayRecord: recordComingIn(contest, 'away', records),
    homeRecord: recordComingIn(contest, 'home', records),
    gameTime: contest.startsAt.toISOString(),
    isTimeTentative: contest.isStartTentative,
    status: contest.status === 'final' ? 'completed' : contest.status,
    isCompleted: contest.status === 'final',
    innings: contest.status === 'final' ? inningsPlayed(contest, facts) : null,
    awayScore: isUnconfirmed ? null : contest.awayScore,
    homeScore: isUnconfirmed ? null : contest.homeScore,
    awayPitcher: contest.awayPitcher?.name ?? null,
    homePitcher: contest.homePitcher?.name ?? null,
    awayPitcherStats: contest.awayPitcher && pitcherStats(contest.awayPitcher),
    homePitcherStats: contest.homePitcher && pitcherStats(contest.homePitcher),
    weather: contest.weather && weatherOf(contest.weather),
    live: isInPlay(contest) ? liveBrief(contest.liveState!) : null,
    endedAt: contest.endedAt?.toISOString() ?? null,
    odds: gameOdds(rows, context),
    aiSummary: null,
  };
}

const inningsPlayed = ({ lineScore }: Contest, facts: BaseballFacts | null): number | null =>
  facts ? Math.ceil(facts.completedInnings) : (lineScore?.away.length ?? null);

const isInPlay = ({ status, liveState }: Contest): boolean =>
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
