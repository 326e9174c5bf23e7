import { gameResult } from '../league/game-result.ts';
import { playGame } from '../league/league.ts';
import type { PlannedGame } from '../lineups/plan-game.ts';
import { createSeason, type Season } from '../lineups/season.ts';
import { diaryOf } from '../market/book-diary.ts';
import { BOOKS } from '../market/books.ts';
import { consensusOf } from '../market/consensus.ts';
import { marketSteps } from '../market/game-quotes.ts';
import { type Fixture, firstPitchAt, isPostponed } from '../schedule/fixture.ts';
import { addGame, addPrices, emptyTally, type LeagueTally } from './league-tally.ts';
import { tapeViolations } from './tape-violations.ts';

const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));

/** The home side's chance without the hold, by the mean of the books, at the opening and at the close; null where nobody priced the game. */
function moneylineChances(game: PlannedGame): { open: number; close: number } | null {
  const moments = consensusOf(game);
  const endsAt = firstPitchAt(game.fixture);
  const books = BOOKS.flatMap((book, index) => {
    const prices = marketSteps(index, 'moneyline', diaryOf(game, book, moments), endsAt).flatMap((step) =>
      step.prices === null ? [] : [step.prices],
    );
    return prices.length === 0 ? [] : [{ open: shareOf(prices[0]!), close: shareOf(prices.at(-1)!) }];
  });
  if (books.length === 0) return null;
  const mean = (of: 'open' | 'close'): number => books.reduce((sum, book) => sum + book[of], 0) / books.length;
  return { open: mean('open'), close: mean('close') };
}

function shareOf([away, home]: [number, number]): number {
  return impliedBy(home) / (impliedBy(away) + impliedBy(home));
}

function addFixture(tally: LeagueTally, season: Season, fixture: Fixture): void {
  const tape = playGame(season, fixture);
  const result = gameResult(fixture, tape);
  addGame(tally, result);
  tally.violations += tapeViolations(tape);
  const chances = moneylineChances({ season, fixture });
  if (chances !== null) addPrices(tally, chances, result.line.totals.home.runs > result.line.totals.away.runs);
}

/** Plays a season, or its first `most` games, and counts it up. */
export function tallySeason(seed: string, seasonIndex: number, most = Infinity): LeagueTally {
  const season = createSeason(seed, seasonIndex);
  const tally = emptyTally();
  const played = season.schedule.fixtures.filter((fixture) => !isPostponed(fixture));
  for (const fixture of played.slice(0, most)) addFixture(tally, season, fixture);
  return tally;
}
