import { BOARD_MARKET_NAMES, BOARD_MARKETS, SIDES_OF } from '@clearedge/contract/markets/board-markets';
import clsx from 'clsx';
import { useState } from 'react';
import { useNow } from '../../../../core/clock.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { formatAge, formatLine } from '../../../../lib/format.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Age } from '../../../../ui/marks/age.tsx';
import { LikelyError } from '../../../../ui/marks/likely-error.tsx';
import { compareQuotes } from '../../chart/price-track.ts';
import type { BookRow, GameDetail, HistorySide } from '../../contest-types.ts';

export const BOOK_MARKETS = BOARD_MARKET_NAMES.map((value) => ({ value, label: BOARD_MARKETS[value].name, sides: SIDES_OF[value] }));
type BookMarket = (typeof BOOK_MARKETS)[number];

interface RankedBook extends BookRow {
  isBestFirst: boolean;
  isBestSecond: boolean;
}

function bestOf(rows: readonly BookRow[], pick: (row: BookRow) => BookRow['first'], side: HistorySide): BookRow['first'] | null {
  const fresh = rows.filter((row) => !row.isStale && pick(row).odds !== null).map(pick);
  return fresh.reduce<BookRow['first'] | null>((best, quote) => (best && compareQuotes(best, quote, side) >= 0 ? best : quote), null);
}

const same = (a: BookRow['first'] | null, b: BookRow['first']): boolean => a !== null && a.odds === b.odds && a.line === b.line;

/** The books of one market, best first; a stale price is never the best. */
export function rankBooks(books: readonly BookRow[], market: BookMarket): RankedBook[] {
  const rows = books.filter((row) => row.market === market.value);
  const [firstSide, secondSide] = market.sides;
  const [bestFirst, bestSecond] = [bestOf(rows, (row) => row.first, firstSide), bestOf(rows, (row) => row.second, secondSide)];
  return rows
    .map((row) => ({
      ...row,
      isBestFirst: !row.isStale && same(bestFirst, row.first),
      isBestSecond: !row.isStale && same(bestSecond, row.second),
    }))
    .sort(
      (a, b) => Number(a.isStale) - Number(b.isStale) || compareQuotes(b.first, a.first, firstSide) || a.bookName.localeCompare(b.bookName),
    );
}

const sideHeads = (game: Pick<GameDetail, 'awayTeamCode' | 'homeTeamCode'>, market: BookMarket): [string, string] =>
  market.sides[0] === 'over' ? ['Over', 'Under'] : [game.awayTeamCode, game.homeTeamCode];

function lineText(market: BookMarket, line: number | null): string {
  if (line === null) return '';
  return market.sides[0] === 'over' ? String(line) : formatLine(line);
}

function Quote({ market, quote, isBest, isStale }: { market: BookMarket; quote: BookRow['first']; isBest: boolean; isStale: boolean }) {
  const { odds } = useReaderFormat();
  return (
    <td className="num">
      <span className="muted">{lineText(market, quote.line)}</span>{' '}
      {quote.likelyError ? (
        <LikelyError price={odds(quote.likelyError.odds)} reason={quote.likelyError.reason} />
      ) : (
        <span className={clsx('bp', isBest && 'best', isStale && 'old')}>
          {odds(quote.odds)}
          {isBest ? <span className="sr"> best</span> : null}
        </span>
      )}
    </td>
  );
}

function Rows({ game, market }: { game: GameDetail; market: BookMarket }) {
  const now = useNow();
  const rows = rankBooks(game.books, market);
  if (rows.length === 0)
    return (
      <tr>
        <td colSpan={4} className="muted">
          No book offers this market now.
        </td>
      </tr>
    );
  return rows.map((row) => (
    <tr key={row.book}>
      <th scope="row">
        {row.bookName} <small className="muted">{row.book}</small>
      </th>
      <Quote market={market} quote={row.first} isBest={row.isBestFirst} isStale={row.isStale} />
      <Quote market={market} quote={row.second} isBest={row.isBestSecond} isStale={row.isStale} />
      <td className="num">
        <Age
          text={formatAge((now - Date.parse(row.seenAt)) / 1000)}
          isStale={row.isStale}
          title={row.isStale ? 'Too old to be the best price' : undefined}
        />
      </td>
    </tr>
  ));
}

export function BooksTable({ game }: { game: GameDetail }) {
  const [chosen, setChosen] = useState<BookMarket['value']>('moneyline');
  const offered = BOOK_MARKETS.filter(({ value }, i) => i < 3 || game.books.some((row) => row.market === value));
  const market = BOOK_MARKETS.find(({ value }) => value === chosen)!;
  const [first, second] = sideHeads(game, market);
  return (
    <Panel title="All books" tools={<Segmented label="Market" value={chosen} options={offered} onChange={setChosen} />} padded={false}>
      <div className="tbl-x">
        <table className="tbl books">
          <thead>
            <tr>
              <th scope="col">Book</th>
              <th scope="col" className="num">
                {first}
              </th>
              <th scope="col" className="num">
                {second}
              </th>
              <th scope="col" className="num">
                Age
              </th>
            </tr>
          </thead>
          <tbody>
            <Rows game={game} market={market} />
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
