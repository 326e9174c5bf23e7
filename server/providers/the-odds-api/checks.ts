import { impliedProbability, isAmericanPrice } from '@clearedge/quant/price';
import { type AnswerChecks, findingOf, type Rows } from '../http/index.ts';
import type { WireMarket, WireOddsEvent } from './schema.ts';

/** What the two sides of a market may ask for together, as shares of 1: books ask for 1.02 to 1.12, exchanges for a little less than 1. */
const LEAST_ASKED = 0.92;
const MOST_ASKED = 1.3;
const PAIR = 2;

const marketsOf = ({ rows }: Rows<WireOddsEvent>): { name: string; market: WireMarket; isDated: boolean }[] =>
  rows.flatMap(({ away_team, home_team, bookmakers }) =>
    (bookmakers?.rows ?? []).flatMap(({ key, last_update, markets }) =>
      markets.rows.map((market) => ({
        name: `${away_team} at ${home_team}, ${key} ${market.key}`,
        market,
        isDated: (market.last_update ?? last_update) != null,
      })),
    ),
  );

function brokenPair({ outcomes }: WireMarket): string[] | null {
  const prices = outcomes.rows.map(({ price }) => price);
  if (prices.length !== PAIR) return null;
  if (!prices.every(isAmericanPrice)) return [`${prices.join(' and ')} are not American prices`];
  const asked = prices.reduce((sum, price) => sum + impliedProbability(price), 0);
  return asked >= LEAST_ASKED && asked <= MOST_ASKED ? [] : [`${prices.join(' and ')} ask for ${Math.round(asked * 100)}% together`];
}

/** What must hold of a board: one odd pair is its book's error, many are other odds than were asked for. */
export const boardChecks = (sport: string): AnswerChecks<Rows<WireOddsEvent>> => ({
  kind: `odds of ${sport}`,
  contradictions: (board) => [
    findingOf(marketsOf(board), ({ name, market }) => brokenPair(market)?.map((what) => `${name}: ${what}`) ?? null),
  ],
  filled: (board) => ({
    'time of a price': marketsOf(board).map(({ isDated }) => isDated),
    'line of a spread or total': marketsOf(board)
      .filter(({ market: { key } }) => /^(spreads|totals)/.test(key))
      .map(({ market: { outcomes } }) => outcomes.rows.every(({ point }) => point != null)),
  }),
});
