import type { GameSport } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import { absorbDay, createRatings, forecast, type Ratings } from '@clearedge/quant/sports/baseball/ratings';
import { announcedOf, toFixture } from '../../../server/features/forecasts/index.ts';
import { toRatedGame } from '../../../server/features/ratings/index.ts';
import type { DataSource } from '../../../server/ports/index.ts';
import { createDemoFootball } from '../../../server/providers/demo/football/index.ts';
import { createDemoSource } from '../../../server/providers/demo/index.ts';
import { casesOf, type MarketCase } from './calibration.ts';
import { type Claim, claimsOf, closingOf } from './claims.ts';
import { boardAt, boardsOf, holdsOf, type PricedGame, playedGames, playedLeague, resultOf } from './priced-games.ts';

/** A day of the season that is judged; the one before it teaches the model. */
const DAY = '2026-07-11';

function daysOf({ from, to }: { from: string; to: string }, most: number): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < most; day = shiftDay(day, 1)) days.push(day);
  return days;
}

export interface SeasonMarkets {
  cases: MarketCase[];
  /** As `holdsOf`. */
  holds: Map<string, number>;
}

function marketsOf(sport: GameSport, games: readonly PricedGame[]): SeasonMarkets {
  const cases = games.flatMap((game) => {
    const { open, close } = boardsOf(game);
    return casesOf(sport, open, close, (market, side, line) => resultOf(game, market, side, line));
  });
  return { cases, holds: holdsOf(games) };
}

/** The closing and opening prices of a season's games, or of its first days, and how they ended. */
export async function playMarkets(seed: string, most = Number.POSITIVE_INFINITY): Promise<SeasonMarkets> {
  const source = createDemoSource({ seed });
  const games: PricedGame[] = [];
  for (const day of daysOf(await source.baseball.getSeasonSpan(DAY), most)) games.push(...(await playedGames(source, day)));
  return marketsOf('mlb', games);
}

/** As `playMarkets`, of so many seasons of football. */
export async function playFootballMarkets(seed: string, seasons: number): Promise<SeasonMarkets> {
  const football = createDemoFootball(seed);
  const games: PricedGame[] = [];
  let { from, to } = await football.feed.getSeasonSpan(DAY);
  for (let season = 0; season < seasons; season += 1) {
    for (const day of daysOf({ from, to }, Number.POSITIVE_INFINITY)) games.push(...(await playedLeague('cfl', football, day)));
    ({ from, to } = await football.feed.getSeasonSpan(shiftDay(to, 1)));
  }
  return marketsOf('cfl', games);
}

async function claimsOfDay(source: DataSource, ratings: Ratings, day: string, season: number): Promise<Claim[]> {
  const at = boardAt(day);
  const events = new Map((await source.baseball.listContests(day, at)).map((event) => [event.gameId, event]));
  const claims: Claim[] = [];
  for (const game of await playedGames(source, day)) {
    const event = events.get(game.event.gameId);
    const boards = boardsOf(game);
    if (!event || boards.day.length === 0) continue;
    const announced = announcedOf(event, await source.players.findLineUps(event.gameId, at));
    const scheduled = { ...event, awayCode: event.away.code, homeCode: event.home.code, venue: event.venue.name };
    claims.push(...claimsOf(game, boards, forecast(ratings, toFixture(scheduled, announced)), season));
  }
  return claims;
}

/** Every value play of a season's boards at 14:00, judged by the close; the model has learned from the season before. */
export async function playClaims(seed: string, season: number): Promise<Claim[]> {
  const source = createDemoSource({ seed });
  const own = await source.baseball.getSeasonSpan(DAY);
  const before = await source.baseball.getSeasonSpan(shiftDay(own.from, -1));
  const ratings = createRatings();
  const claims: Claim[] = [];
  for (const day of daysOf({ from: before.from, to: own.to }, Number.POSITIVE_INFINITY)) {
    if (day >= own.from) claims.push(...(await claimsOfDay(source, ratings, day, season)));
    const closings = new Map((await playedGames(source, day)).map((game) => [game.event.gameId, closingOf(boardsOf(game).close)]));
    const finished = await source.baseball.listFinishedGames(day, new Date(`${shiftDay(day, 2)}T12:00:00Z`));
    const knownOn = day > ratings.lastDay ? day : ratings.lastDay;
    absorbDay(
      ratings,
      finished.map((game) => toRatedGame(game, knownOn, closings.get(game.gameId))),
    );
  }
  return claims;
}
