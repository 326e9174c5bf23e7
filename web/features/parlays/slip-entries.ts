import type { NewSlipEntry } from '../../core/slip/index.ts';
import type { ChosenLeg, ParlayQuote } from './parlay-types.ts';

/** A leg as the slip takes it; null while no book has it. */
function entryOf(leg: ChosenLeg, quoted: ParlayQuote['legs'][number]): NewSlipEntry | null {
  const { sport, odds, book, bookName, matchup } = quoted;
  if (!sport || odds === null || !book || !bookName || quoted.problem || quoted.priceSource === 'model') return null;
  const [awayTeamCode, homeTeamCode] = matchup?.split(' @ ') ?? [];
  const { gameId, betType, selection, pick, startsAt } = leg;
  const teams = awayTeamCode && homeTeamCode ? { awayTeamCode, homeTeamCode } : {};
  return { gameId, betType, selection, odds, pick, sport, book, bookName, startsAt, ...teams };
}

/** All legs as the slip takes them; null while a book has not each of them. */
export function slipEntries(legs: readonly ChosenLeg[], quote: ParlayQuote): NewSlipEntry[] | null {
  const entries = legs.flatMap((leg, at) => entryOf(leg, quote.legs[at]!) ?? []);
  return entries.length === legs.length ? entries : null;
}
