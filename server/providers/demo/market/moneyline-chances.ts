import type { PlannedGame } from '../lineups/plan-game.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import { diaryOf } from './book-diary.ts';
import { BOOKS } from './books.ts';
import { consensusOf } from './consensus.ts';
import { marketSteps } from './game-quotes.ts';

const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));

/** The home side's chance without the hold, by the mean of the books, at the opening and at the close; null where nobody priced the game. */
export function moneylineChances(game: PlannedGame): { open: number; close: number } | null {
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
