import type { StoredGame, StoredPrices } from '../store/stored-season.ts';
import type { PriceRow } from './price-row.ts';

export interface MatchedPrices {
  prices: StoredPrices[];
  matched: number;
  unmatched: number;
  /** Rows about a game and a book that an earlier row had told of. */
  repeated: number;
  refusedQuotes: number;
}

const pairing = ({ on, away, home }: { on: string; away: string; home: string }): string => `${on} ${away}@${home}`;

/** The game of a row: by number, or the only one that day when the row is not about a doubleheader. */
function gameOf(row: PriceRow, sameDay: StoredGame[]): StoredGame | undefined {
  const exact = sameDay.find((game) => game.number === row.number);
  return exact ?? (row.number === 0 && sameDay.length === 1 ? sameDay[0] : undefined);
}

const isEmpty = (prices: PriceRow['prices']): boolean =>
  !prices.moneylineOpen && !prices.moneylineClose && !prices.totalOpen && !prices.totalClose && !prices.quoted;

/** Ties price rows to a season's games. */
export function matchPrices(games: StoredGame[], rows: PriceRow[]): MatchedPrices {
  const byPairing = new Map<string, StoredGame[]>();
  for (const game of games) byPairing.set(pairing(game), [...(byPairing.get(pairing(game)) ?? []), game]);
  const found: MatchedPrices = { prices: [], matched: 0, unmatched: 0, repeated: 0, refusedQuotes: 0 };
  const told = new Set<string>();
  for (const row of rows) {
    const game = gameOf(row, byPairing.get(pairing(row)) ?? []);
    found.refusedQuotes += row.refusedQuotes;
    if (!game) {
      found.unmatched += 1;
      continue;
    }
    const key = `${game.id} ${row.prices.book} ${row.prices.quoted?.on ?? ''}`;
    if (told.has(key)) {
      found.repeated += 1;
      continue;
    }
    told.add(key);
    found.matched += 1;
    if (!isEmpty(row.prices)) found.prices.push({ ...row.prices, game: game.id });
  }
  return found;
}
