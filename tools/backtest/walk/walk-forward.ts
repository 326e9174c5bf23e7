import { ELO_AVERAGE, ELO_HOME_EDGE, ELO_HOME_EDGE_WITHOUT_FANS, eloAfter, eloNextSeason, eloWinProbability } from '@clearedge/quant/elo';
import {
  absorbDay,
  type ClosingView,
  createRatings,
  type Forecast,
  forecast,
  type Link,
  type RatedGame,
  type RatingParameters,
  type Ratings,
  startSeason,
} from '@clearedge/quant/sports/baseball/ratings';
import { type DayQuotes, findDayQuote } from '../reading/day-quotes.ts';
import { findPublic, type PublicTable } from '../reading/fivethirtyeight.ts';
import { fixtureOf, type HistoryGame } from '../reading/history-game.ts';
import { findPrices, type PriceTable } from '../reading/price-table.ts';
import type { HistorySeason } from '../reading/read-history.ts';
import { listDays } from './days.ts';
import { fitLink } from './links.ts';
import type { Prediction } from './prediction.ts';
import { Rotation } from './rotation.ts';

const SEASON_WITHOUT_FANS = 2020;

/** The plain baseline: one Elo number a club, nothing else. */
class PlainElo {
  readonly #ratings = new Map<string, number>();

  startSeason(): void {
    for (const [team, rating] of this.#ratings) this.#ratings.set(team, eloNextSeason(rating));
  }

  #sides({ away, home, season }: Pick<RatedGame, 'season'> & { away: { teamId: string }; home: { teamId: string } }) {
    return {
      home: this.#ratings.get(home.teamId) ?? ELO_AVERAGE,
      away: this.#ratings.get(away.teamId) ?? ELO_AVERAGE,
      homeEdge: season === SEASON_WITHOUT_FANS ? ELO_HOME_EDGE_WITHOUT_FANS : ELO_HOME_EDGE,
    };
  }

  pHome(game: RatedGame): number {
    return eloWinProbability(this.#sides(game));
  }

  absorb(games: readonly RatedGame[]): void {
    for (const game of games) {
      if (game.home.runs === game.away.runs) continue;
      const after = eloAfter(this.#sides(game), game.home.runs, game.away.runs);
      this.#ratings.set(game.home.teamId, after.home);
      this.#ratings.set(game.away.teamId, after.away);
    }
  }
}

export interface WalkInput {
  seasons: readonly HistorySeason[];
  prices: PriceTable;
  publicForecasts: PublicTable;
  dayQuotes?: DayQuotes;
  /** Forecasts with lineups only, which is all that a fit looks at. */
  isBrief?: boolean;
  /** False where the ratings are to learn from results alone. */
  learnsCloses?: boolean;
}

interface Walk {
  input: WalkInput;
  ratings: Ratings;
  elo: PlainElo;
  rotation: Rotation;
  links: { full: Link; early: Link };
  homeRate: number;
  predictions: Prediction[];
}

const FIRST_HOME_RATE = 0.54;

const strengthOf = ({ homeRuns, awayRuns }: Forecast, scheduledInnings: number): number =>
  Math.log(homeRuns / awayRuns) * Math.sqrt(Math.min(9, scheduledInnings) / 9);

/** The early forecast with only those starters that the rotations let expect. */
function forecastOutOfTurn(walk: Walk, past: HistoryGame, onTurn: Prediction['onTurn']): Forecast {
  const { away, home, ...fixture } = fixtureOf(past, false);
  const known = { away: onTurn.away ? away : { ...away, starterId: null }, home: onTurn.home ? home : { ...home, starterId: null } };
  return forecast(walk.ratings, { ...fixture, ...known }, walk.links.early);
}

function predict(walk: Walk, past: HistoryGame): Prediction {
  const { game, startedOn } = past;
  const full = forecast(walk.ratings, fixtureOf(past, true), walk.links.full);
  const early = walk.input.isBrief ? full : forecast(walk.ratings, fixtureOf(past, false), walk.links.early);
  const turnOf = ({ teamId, starterId }: RatedGame['away']): boolean => walk.rotation.isOnTurn(teamId, starterId);
  const onTurn = { away: turnOf(game.away), home: turnOf(game.home) };
  const bound = walk.input.isBrief || (onTurn.away && onTurn.home) ? early : forecastOutOfTurn(walk, past, onTurn);
  return {
    gameId: game.gameId,
    season: game.season,
    on: startedOn,
    scheduledInnings: game.scheduledInnings,
    pHome: full.pHome,
    pHomeSd: full.pHomeSd,
    strength: strengthOf(full, game.scheduledInnings),
    pHomeEarly: early.pHome,
    strengthEarly: strengthOf(early, game.scheduledInnings),
    total: full.total,
    totalEarly: early.total,
    onTurn,
    outOfTurn: { pHome: bound.pHome, strength: strengthOf(bound, game.scheduledInnings), total: bound.total },
    elo: walk.elo.pHome(game),
    homeRate: walk.homeRate,
    evidence: full.quality.evidence,
    prices: findPrices(walk.input.prices, past),
    publicForecast: findPublic(walk.input.publicForecasts, past),
    dayQuote: findDayQuote(walk.input.dayQuotes, past),
    homeWon: game.home.runs > game.away.runs ? 1 : 0,
    awayRuns: game.away.runs,
    homeRuns: game.home.runs,
  };
}

function openSeason(walk: Walk, season: number): void {
  const { predictions, ratings, links } = walk;
  startSeason(ratings, season);
  walk.elo.startSeason();
  links.full = fitLink(predictions, ({ strength }) => strength) ?? links.full;
  links.early = fitLink(predictions, ({ strengthEarly }) => strengthEarly) ?? links.early;
  if (predictions.length > 0) walk.homeRate = predictions.reduce((wins, { homeWon }) => wins + homeWon, 0) / predictions.length;
}

/** The close of a game that is over. */
function closingOf({ prices, learnsCloses = true }: WalkInput, past: HistoryGame): ClosingView | null {
  const found = learnsCloses ? findPrices(prices, past) : null;
  return found && { pHome: found.close?.pHome ?? null, total: found.totalClose?.line ?? null };
}

// A tie (a game never finished) has no winner to score.
const isDecided = ({ game }: HistoryGame): boolean => game.home.runs !== game.away.runs;

/**
 * Walks through the seasons day by day: every game of a day is forecast from the days before, then the day is absorbed. The calibration
 * is fitted anew before each season on the seasons already walked, so that no number ever rests on the game it speaks of.
 */
export function walkForward(input: WalkInput, parameters: RatingParameters, onSeason: (season: number) => void = () => {}): Prediction[] {
  const ratings = createRatings(parameters);
  const links = { full: parameters.link, early: parameters.link };
  const walk: Walk = { input, ratings, elo: new PlainElo(), rotation: new Rotation(), links, homeRate: FIRST_HOME_RATE, predictions: [] };
  for (const { season, games } of input.seasons) {
    openSeason(walk, season);
    for (const { starting, ending } of listDays(games)) {
      const today = starting.filter(isDecided).map((past) => predict(walk, past));
      walk.predictions.push(...today);
      const results = ending.map(({ game }) => game);
      absorbDay(
        ratings,
        ending.map((past) => ({ ...past.game, closing: closingOf(input, past) })),
      );
      walk.elo.absorb(results);
      walk.rotation.absorb(results);
    }
    onSeason(season);
  }
  return walk.predictions;
}
