import type { FootballGame } from '../league.ts';
import { gameSteps } from '../market/create-football-board.ts';
import { outlookOf } from '../market/outlook.ts';
import { homeBeats } from '../market/score-tables.ts';

const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));
const mean = (values: Iterable<number>): number => {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / all.length;
};

/** The home side's chance by the mean of the books without their hold, at the opening and at the close, and as the simulation knows it. */
export function moneylineChances(game: FootballGame): { open: number; close: number; truth: number } {
  const open = new Map<number, number>();
  const close = new Map<number, number>();
  for (const { book, market, prices } of gameSteps(game)) {
    if (market !== 'moneyline' || prices === null) continue;
    const [away, home] = prices;
    const share = impliedBy(home) / (impliedBy(away) + impliedBy(home));
    if (!open.has(book)) open.set(book, share);
    close.set(book, share);
  }
  const truth = homeBeats(outlookOf(game.season.edgeOf(game.fixture)).margin, 0);
  return { open: mean(open.values()), close: mean(close.values()), truth };
}
