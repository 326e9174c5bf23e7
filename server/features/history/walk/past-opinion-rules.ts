import { FITTED_PLAYS, playConfidenceOf, worthOf } from '@clearedge/quant/blend';
import { americanToDecimal } from '@clearedge/quant/price';
import { type GameSelection, priceSelection, rebuildGame } from '@clearedge/quant/sports/baseball/game';
import { type Fixture, forecast, type RatedGame, type Ratings } from '@clearedge/quant/sports/baseball/ratings';
import type { MarketView, PastOpinionSide, PastSide } from '../../../db/schema/index.ts';
import { formOpinion } from '../../forecasts/index.ts';

/** A finished game as it stood before its first pitch: starters and batting orders are announced by then. */
const fixtureOf = ({ away, home, ...game }: RatedGame): Fixture => ({
  ...game,
  away: { clubId: away.clubId, starterId: away.starterId, lineUp: away.lineUp },
  home: { clubId: home.clubId, starterId: home.starterId, lineUp: home.lineUp },
});

/** The consensus at the close, or null where nobody priced both sides of the moneyline. */
function closingView(sides: readonly PastSide[]): MarketView | null {
  const home = sides.find(({ market, side }) => market === 'moneyline' && side === 'home');
  if (home?.fair == null) return null;
  const over = sides.find(({ market, side }) => market === 'total' && side === 'over');
  const total = over?.line != null && over.fair !== null ? { line: over.line, overProbability: over.fair } : null;
  return { pHome: home.fair, total, bookCount: home.books, seenAt: '' };
}

const selectionOf = ({ market, side, line }: PastSide): GameSelection =>
  ({ market, period: 'full', side, ...(line === null ? {} : { line }) }) as GameSelection;

const FEWEST_CHANCE = 1e-6;
const inner = (probability: number): number => Math.min(1 - FEWEST_CHANCE, Math.max(FEWEST_CHANCE, probability));

/** What the model would have said of each side at its closing price. `ratings` know nothing of the game's day. */
export function pastOpinionOf(ratings: Ratings, game: RatedGame, sides: readonly PastSide[]): PastOpinionSide[] {
  const view = closingView(sides);
  if (view === null) return [];
  const said = forecast(ratings, fixtureOf(game));
  const opinion = formOpinion(said, view, { hoursToStart: 0, seasonYear: game.season, scheduledInnings: game.scheduledInnings });
  const distribution = rebuildGame(opinion.game);
  return sides.map((side) => {
    const { win, push } = priceSelection(distribution, selectionOf(side));
    const probability = inner(win / (1 - push));
    const { ev } = worthOf({ probability, low: probability }, americanToDecimal(side.odds), push);
    const table = FITTED_PLAYS[side.market === 'total' ? 'total' : 'moneyline'];
    return { market: side.market, side: side.side, probability, confidence: playConfidenceOf(table, ev * said.quality.evidence).rank };
  });
}
