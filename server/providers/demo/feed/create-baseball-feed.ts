import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { BaseballFeed, FeedGame, FinishedGame } from '../../../ports/index.ts';
import { dayNumberOf, dayOnOf, firstDayOf, lastDayOf, seasonIndexOf, yearOf } from '../calendar.ts';
import { playsUntil } from '../engine/tape/box-sheet.ts';
import { AT, WIDTH } from '../engine/tape/play-columns.ts';
import { findGame, type Game, gamesKnownOn, type League } from '../league/league.ts';
import { firstPitchAt, isKnown, isPostponed } from '../schedule/fixture.ts';
import { TEAMS } from '../teams/team-table.ts';
import { boxScoreAt } from './box-score.ts';
import { feedGame } from './feed-game.ts';
import { phaseAt, secondsAt } from './game-phase.ts';
import { liveStateAt } from './live-state.ts';
import { contestFactsAt } from './reported-facts.ts';

const REGULATION = 9;

/** A game that was over by `asOf`, whole; null before that. */
function finishedGameAt(game: Game, asOf: number): FinishedGame | null {
  if (phaseAt(game, asOf).status !== 'final') return null;
  const { fixture, season } = game;
  const { endAt, line } = season.resultOf(fixture);
  const home = TEAMS[fixture.home]!;
  return {
    gameId: fixture.gameId,
    playedOn: easternDay(new Date(endAt)),
    seasonYear: yearOf(fixture.seasonIndex),
    gameNumber: fixture.gameNumber,
    scheduledInnings: REGULATION,
    venue: home.venue,
    awayCode: TEAMS[fixture.away]!.code,
    homeCode: home.code,
    lineScore: { away: [...line.away], home: [...line.home] },
    boxScore: boxScoreAt(game, asOf)!,
  };
}

/** The next instant after `asOf` at which the feed of this game says something else; null when nothing more will. */
function nextChangeOf(game: Game, asOf: number): number | null {
  const { fixture, season } = game;
  const { rain } = fixture;
  const reported = rain?.kind === 'postponed' || rain?.kind === 'late' ? rain.announcedAt : null;
  if (reported !== null && reported > asOf) return reported;
  if (isPostponed(fixture)) return null;
  const startAt = firstPitchAt(fixture);
  if (startAt > asOf) return startAt;
  const { endAt, stop } = season.resultOf(fixture);
  if (asOf >= endAt) return null;
  const tape = season.tapeOf(fixture);
  const plays = playsUntil(tape, secondsAt(game, asOf));
  const nextPlay = plays < tape.playCount ? startAt + tape.cells[plays * WIDTH + AT]! * 1000 : endAt;
  const resumed = stop !== null && stop.until > asOf ? stop.until : nextPlay;
  return Math.min(nextPlay, resumed, endAt);
}

export function createBaseballFeed(league: League): BaseballFeed {
  const knownGame = (gameId: string, asOf: Date): Game | null => {
    const game = findGame(league, gameId);
    return game !== null && isKnown(game.fixture, asOf.getTime()) ? game : null;
  };
  const contestsOn = (slateOn: string, asOf: Date): FeedGame[] =>
    gamesKnownOn(league, slateOn, asOf.getTime()).map((game) => feedGame(game, asOf.getTime()));
  const ask = <T>(gameId: string, asOf: Date, read: (game: Game, asOf: number) => T): T | null => {
    const game = knownGame(gameId, asOf);
    return game === null ? null : read(game, asOf.getTime());
  };
  return {
    listContests: async (slateOn, asOf) => contestsOn(slateOn, asOf),
    listSeason: async (from, to, asOf) => {
      const contests: FeedGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1)) contests.push(...contestsOn(day, asOf));
      return contests;
    },
    getSeasonSpan: async (slateOn) => {
      const index = seasonIndexOf(dayNumberOf(slateOn));
      return { from: dayOnOf(firstDayOf(index)), to: dayOnOf(lastDayOf(index)), year: yearOf(index) };
    },
    findLiveState: async (gameId, asOf) => ask(gameId, asOf, liveStateAt),
    findBoxScore: async (gameId, asOf) => ask(gameId, asOf, boxScoreAt),
    listFinishedGames: async (slateOn, asOf) =>
      gamesKnownOn(league, slateOn, asOf.getTime()).flatMap((game) => finishedGameAt(game, asOf.getTime()) ?? []),
    findFacts: async (gameId, asOf) => ask(gameId, asOf, contestFactsAt),
    findNextChange: async (slateOn, asOf) => {
      const changes = gamesKnownOn(league, slateOn, asOf.getTime()).flatMap((game) => nextChangeOf(game, asOf.getTime()) ?? []);
      return changes.length === 0 ? null : new Date(Math.min(...changes));
    },
  };
}
