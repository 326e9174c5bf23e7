import { parlayDecimal } from '@clearedge/quant/parlay';
import { plural } from '../../../lib/format.ts';
import type { ParlayQuote } from '../parlay-types.ts';

/** One column of the waterfall, in decimal prices: a whole price begins at 0, a cut or a gain where the one before it ended. */
export interface PriceStep {
  look: 'price' | 'cut' | 'gain' | 'pays' | 'fair';
  label: string;
  note: string;
  from: number;
  to: number;
  /** The American label of a whole price; null for a cut or a gain. */
  odds: number | null;
}

export interface PricePicture {
  steps: PriceStep[];
  /** Who pays the price that the verdict is about, and what that price is worth. */
  payer: string;
  odds: number | null;
  fairOdds: number | null;
  expectedValue: number;
}

const PRACTICE = 'Practice book';
/** A move of the price by less than this share is no step of its own. */
const VISIBLE = 0.002;
/** What a cut takes beyond the hold, from which on the words say so. */
const EDGE_LOST = 0.02;

/** "2 legs, SF @ HOU", or how many games hold several legs. */
function sharedWords(legs: ParlayQuote['legs']): string {
  const games = [...new Set(legs.map(({ gameId }) => gameId))].map((game) => legs.filter(({ gameId }) => gameId === game));
  const shared = games.filter((own) => own.length > 1);
  return shared.length === 1 ? `${shared[0]!.length} legs, ${shared[0]![0]!.matchup ?? ''}` : plural(shared.length, 'game');
}

function change(label: string, note: string, from: number, to: number): PriceStep[] {
  if (Math.abs(to / from - 1) < VISIBLE) return [];
  return [{ look: to < from ? 'cut' : 'gain', label, note, from, to, odds: null }];
}

/** Legs of one game: the practice book prices them together, so the product loses its margin first and then what ties the legs. */
function jointSteps(quote: ParlayQuote, product: number, pays: number): PriceStep[] {
  const untied = pays * (quote.correlationFactor ?? 1);
  const isEdgeLost = 1 - untied / product > (quote.sameGameHold ?? 0) + EDGE_LOST;
  return [
    { look: 'price', label: 'Legs multiplied', note: 'no book pays this', from: 0, to: product, odds: quote.productOdds },
    ...change('Book margin', isEdgeLost ? 'and the legs’ edge, not paid' : 'what the book keeps', product, untied),
    ...change('Same-game correlation', sharedWords(quote.legs), untied, pays),
  ];
}

/** Legs of different games: any book multiplies its own prices, and no book has the best of each. */
function productSteps(quote: ParlayQuote, product: number, pays: number): PriceStep[] {
  const books = new Set(quote.legs.flatMap(({ book }) => book ?? []));
  const cut = change('One book’s prices', `best prices are at ${plural(books.size, 'book')}`, product, pays);
  const whole = { look: 'price', label: 'Legs multiplied', note: 'best price of each leg', from: 0, to: product } as const;
  return cut.length === 0 ? [] : [{ ...whole, odds: quote.productOdds }, ...cut];
}

/** From the product of the best prices down to what a named book pays, beside the fair price; null while one of them is not known. */
export function priceSteps(quote: ParlayQuote): PricePicture | null {
  const { decimal, winProbability: win, expectedValue, oneBook, pricing } = quote;
  const odds = quote.legs.flatMap((leg) => leg.odds ?? []);
  if (odds.length < 2 || odds.length < quote.legs.length || decimal === null || !win || expectedValue === null) return null;
  const fair = (1 - (quote.pushProbability ?? 0) * (quote.pushReturn ?? 0)) / win;
  const isJoint = pricing === 'joint';
  const at =
    !isJoint && oneBook && oneBook.expectedValue !== null
      ? { ...oneBook, payer: oneBook.bookName, expectedValue: oneBook.expectedValue, note: 'most of any one book' }
      : {
          payer: PRACTICE,
          decimal,
          odds: quote.totalOdds,
          expectedValue,
          note: isJoint ? 'one price for all legs' : 'no single book has every leg',
        };
  const product = Number(parlayDecimal(odds));
  const steps = isJoint ? jointSteps(quote, product, at.decimal) : productSteps(quote, product, at.decimal);
  return {
    payer: at.payer,
    odds: at.odds,
    fairOdds: quote.fairOdds,
    expectedValue: at.expectedValue,
    steps: [
      ...steps,
      { look: 'pays', label: `${at.payer} pays`, note: at.note, from: 0, to: at.decimal, odds: at.odds },
      { look: 'fair', label: 'Fair price', note: 'at our win probability', from: 0, to: fair, odds: quote.fairOdds },
    ],
  };
}

/** What one unit over the same legs as equal single bets is expected to bring; null while a leg has no fair price. */
export function singlesValue({ legs }: ParlayQuote): number | null {
  const values = legs.flatMap(({ expectedValue }) => expectedValue ?? []);
  return values.length === 0 || values.length < legs.length ? null : values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** Half a percentage point of EV is the least that is worth a word. */
const WORTH_A_WORD = 0.005;

/** The leg without which the others are worth most; null for two legs, or where leaving one out gains nothing. */
export function costliestLeg({ whatIf, expectedValue }: ParlayQuote): { position: number; expectedValue: number } | null {
  if (expectedValue === null || whatIf.length < 3) return null;
  const known = whatIf.flatMap((one) => (one.expectedValue === null ? [] : [{ position: one.position, expectedValue: one.expectedValue }]));
  const best = known.sort((a, b) => b.expectedValue - a.expectedValue)[0];
  return best && best.expectedValue > expectedValue + WORTH_A_WORD ? best : null;
}
