import { BASEBALL_KINDS, type BaseballKind } from '@clearedge/quant/grading';
import { seedFromText } from '@clearedge/quant/random';
import { gameDistribution, priceSelection } from '@clearedge/quant/sports/baseball/game';
import { compileGame, simulateGame } from '@clearedge/quant/sports/baseball/players';
import { absorbDay, createRatings, FITTED, forecast, type Ratings, startSeason } from '@clearedge/quant/sports/baseball/ratings';
import { buildInputs, menOf } from '../../../server/features/props/index.ts';
import { fixtureOf, type HistoryGame } from '../reading/history-game.ts';
import type { HistorySeason } from '../reading/read-history.ts';
import { listDays } from '../walk/days.ts';
import { type BoxedGame, PlayerBook, startsOf } from './player-book.ts';
import type { ScoredCase } from './prop-figures.ts';

/** A run in the first inning is a bet on the game, scored beside the players' kinds. */
export type ScoredKind = BaseballKind | 'first_inning_runs';

/** One start of one player; averages with ten games or more (three starts of a pitcher), beside the shares of all earlier starts. */
export interface PropCase extends ScoredCase {
  kind: ScoredKind;
}

export interface PropWalkTerms {
  seasons: readonly HistorySeason[];
  /** Simulations of a game. */
  games: number;
  /** Every so many days are projected; all are learned from. */
  every: number;
}

/** Of the first season with players' lines so many days pass before one is scored: there is no season before it. */
const FIRST_DAYS = 60;
const LEAST_OUTS = 24;
const LEAST_GAMES = { batter: 10, pitcher: 3 };

/** What starts came to so far, for the yardsticks. */
class Past {
  readonly #values = new Map<string, number[]>();
  readonly #own = new Map<string, { games: number; sum: number }>();

  openSeason(): void {
    this.#own.clear();
  }

  add(kind: ScoredKind, playerId: string, value: number): void {
    const values = this.#values.get(kind) ?? [];
    values[value] = (values[value] ?? 0) + 1;
    this.#values.set(kind, values);
    const own = this.#own.get(`${kind} ${playerId}`) ?? { games: 0, sum: 0 };
    this.#own.set(`${kind} ${playerId}`, { games: own.games + 1, sum: own.sum + value });
  }

  averageOf(kind: ScoredKind, playerId: string): number | null {
    const own = this.#own.get(`${kind} ${playerId}`);
    const least = kind.startsWith('pitcher_') ? LEAST_GAMES.pitcher : LEAST_GAMES.batter;
    return own && own.games >= least ? own.sum / own.games : null;
  }

  /** Share above 0, 1, 2 … of all starts. */
  usualOf(kind: ScoredKind): number[] {
    const values = Array.from(this.#values.get(kind) ?? [], (count) => count ?? 0);
    const all = values.reduce((sum, count) => sum + count, 0);
    let left = all;
    return values.map((count) => {
      left -= count;
      return left / all;
    });
  }
}

const isBoxed = (past: HistoryGame): past is BoxedGame => past.box !== null;
const isFull = ({ game }: HistoryGame): boolean =>
  game.scheduledInnings === 9 && Math.min(game.away.battingOuts, game.home.battingOuts) >= LEAST_OUTS;
const firstInning = ({ game }: HistoryGame): number => (game.away.runsByInning[0] ?? 0) + (game.home.runsByInning[0] ?? 0);

interface Walk {
  terms: PropWalkTerms;
  ratings: Ratings;
  book: PlayerBook;
  past: Past;
}

function casesOf({ terms, ratings, book, past }: Walk, boxed: BoxedGame): PropCase[] {
  const [away, home] = [book.sideOf(boxed, 'away'), book.sideOf(boxed, 'home')];
  if (!away || !home) return [];
  const { game } = boxed;
  const { awayRuns, homeRuns } = forecast(ratings, fixtureOf(boxed, true), FITTED.link);
  const rules = { season: game.season, scheduledInnings: 9, placedRunner: true } as const;
  const { inputs, roll } = buildInputs({ game: { awayRuns, homeRuns, ...rules } }, away, home);
  const result = simulateGame(compileGame(inputs), { games: terms.games, seed: seedFromText(game.gameId) });
  const starts = new Map(startsOf(boxed).map((start) => [start.playerId, start.stats]));
  const cases = menOf(result, roll).flatMap(({ playerId, counts }) =>
    BASEBALL_KINDS.flatMap((kind): PropCase[] => {
      const [own, value] = [counts[kind], starts.get(playerId)?.[kind]];
      if (!own || value === undefined) return [];
      const chances = own.map((count) => count / result.games);
      return [{ kind, gameId: game.gameId, chances, value, average: past.averageOf(kind, playerId), usual: past.usualOf(kind) }];
    }),
  );
  const first = { market: 'total', period: 'inning1', side: 'over', line: 0.5 } as const;
  const run = priceSelection(gameDistribution({ awayRuns, homeRuns }, rules), first).win;
  const kind = 'first_inning_runs';
  const value = Math.min(1, firstInning(boxed));
  return [...cases, { kind, gameId: game.gameId, chances: [1 - run, run], value, average: null, usual: past.usualOf(kind) }];
}

function absorb({ ratings, book, past }: Walk, ending: readonly HistoryGame[]): void {
  absorbDay(
    ratings,
    ending.map(({ game }) => game),
  );
  for (const boxed of ending.filter(isBoxed)) {
    book.absorb(boxed);
    past.add('first_inning_runs', 'game', Math.min(1, firstInning(boxed)));
    for (const { playerId, stats } of startsOf(boxed))
      for (const [kind, value] of Object.entries(stats)) past.add(kind as BaseballKind, playerId, value);
  }
}

/**
 * Walks through the seasons day by day with the product's own ratings, rates and simulation. Where players' lines are there, the starts of
 * every so-manieth day are projected from the days before, then the day is learned.
 */
export function walkProps(terms: PropWalkTerms, onSeason: (season: number, cases: number) => void = () => {}): PropCase[] {
  const walk: Walk = { terms, ratings: createRatings(FITTED), book: new PlayerBook(), past: new Past() };
  const cases: PropCase[] = [];
  let day = 0;
  for (const { season, games, players } of terms.seasons) {
    startSeason(walk.ratings, season);
    walk.book.openSeason(players);
    walk.past.openSeason();
    for (const { starting, ending } of listDays(games)) {
      const boxed = starting.filter(isBoxed).filter(isFull);
      if (boxed.length > 0) day += 1;
      if (day > FIRST_DAYS && day % terms.every === 0) for (const one of boxed) cases.push(...casesOf(walk, one));
      absorb(walk, ending);
    }
    onSeason(season, cases.length);
  }
  return cases;
}
