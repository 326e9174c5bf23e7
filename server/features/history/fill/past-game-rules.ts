import { type BaseballFacts, gradeBaseball, type Selection } from '@clearedge/quant/grading';
import type { PastSide, PastWeather, pastGames } from '../../../db/schema/index.ts';
import type { FeedGame, FinishedGame, GameWeather } from '../../../ports/index.ts';
import type { OfferedPrice } from '../../odds/index.ts';
import { type PricedSide, pricedSides } from './side-rules.ts';

export type NewPastGame = Omit<typeof pastGames.$inferInsert, 'recordedAt'>;

const runs = (innings: readonly number[]): number => innings.reduce((sum, inning) => sum + inning, 0);

/** Enough of a finished game to grade its moneyline, run line and total. */
function factsOf({ lineScore, scheduledInnings }: Pick<FinishedGame, 'lineScore' | 'scheduledInnings'>): BaseballFacts {
  const { away, home } = lineScore;
  const completedInnings = home.length < away.length ? away.length - 0.5 : away.length;
  return {
    state: completedInnings >= scheduledInnings - 0.5 ? 'final' : 'called',
    scheduledInnings,
    completedInnings,
    score: { away: runs(away), home: runs(home) },
    lineScore,
    starters: { away: null, home: null },
    players: {},
  };
}

const selectionOf = ({ market, side, line }: PricedSide): Selection =>
  ({ market, period: 'full', side, ...(line === null ? {} : { line }) }) as Selection;

function gradedSide(side: PricedSide, facts: BaseballFacts): PastSide[] {
  const decision = gradeBaseball(selectionOf(side), facts);
  return decision.kind === 'graded' ? [{ ...side, grade: decision.grade }] : [];
}

const cachedWeather = (weather: GameWeather | null): PastWeather | null =>
  weather && {
    temperatureF: weather.temperatureF,
    windMph: weather.windMph,
    windDirection: weather.windDirection,
    precipitationChance: weather.precipitationChance,
    isIndoors: weather.isIndoors,
  };

/** A finished game as it is kept: its close, graded. */
export function toPastGame(
  contest: FeedGame,
  game: FinishedGame,
  prices: readonly OfferedPrice[],
  weather: GameWeather | null,
): NewPastGame {
  const facts = factsOf(game);
  return {
    gameId: contest.gameId,
    slateOn: contest.slateOn,
    seasonYear: contest.seasonYear,
    startsAt: contest.startsAt,
    awayCode: contest.away.code,
    homeCode: contest.home.code,
    awayScore: facts.score.away,
    homeScore: facts.score.home,
    innings: facts.completedInnings,
    venue: contest.venue.name,
    roof: contest.venue.roof,
    isNight: contest.dayNight === 'night',
    weather: cachedWeather(weather),
    sides: pricedSides(prices).flatMap((side) => gradedSide(side, facts)),
  };
}
