import { takesBets } from '../../../core/games.ts';
import { type CardMarket, marketHead } from '../../../core/prices/market-names.ts';
import { cardOffer } from '../../../core/prices/offer.ts';
import { readMarkets } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useStatus } from '../../../core/status.ts';
import { formatAge, formatPercent, NONE } from '../../../lib/format.ts';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { FootballDetail } from '../football-types.ts';
import { type BookView, boardOf, type MarketBoard, PLACES } from './board-rules.ts';
import { BookPrice } from './book-price.tsx';

const MAX_AGE_SECONDS = 900;

interface BooksTableProps {
  game: FootballDetail;
  market: CardMarket;
  now: number;
}

/** "HAM −3.5", "O 51.5" over the column of a side. */
function sideHead(game: FootballDetail, market: CardMarket, place: 'first' | 'second', line: number | null): string {
  const own = market === 'spread' && place === 'second' && line !== null ? 0 - line : line;
  const cell = { ...readMarkets(game)[market][place], line: own };
  const { short } = cardOffer(game, market, place, cell);
  const code = place === 'first' ? game.awayTeamCode : game.homeTeamCode;
  return market === 'spread' && line !== null ? `${code} ${short}` : short;
}

function BookLine({ view, board, game, market }: Omit<BooksTableProps, 'now'> & { view: BookView; board: MarketBoard }) {
  const { row, isOld, ageSeconds, hold } = view;
  const isOpen = takesBets(game);
  return (
    <tr>
      <th scope="row">{row.bookName}</th>
      {PLACES.map((place) => (
        <td className="num" key={place}>
          <BookPrice
            game={game}
            market={market}
            row={row}
            place={place}
            ageSeconds={ageSeconds}
            isBest={board.best[place] === row}
            isOld={isOld}
            isElsewhere={row.first.line !== board.line}
          />
        </td>
      ))}
      <td className="num">{hold === null ? NONE : formatPercent(hold)}</td>
      <td className={isOld ? 'num age-old' : 'num'}>{isOpen ? formatAge(ageSeconds) : 'close'}</td>
    </tr>
  );
}

function FairLine({ board }: { board: MarketBoard }) {
  const { odds } = useReaderFormat();
  const { fair } = board;
  if (!fair) return null;
  return (
    <tr className="cf-fair">
      <th scope="row" title={`Power method, mean of ${fair.bookCount} books`}>
        Fair price
      </th>
      {PLACES.map((place) => (
        <td className="num" key={place}>
          {odds(fair[place].american)} <small>{formatPercent(fair[place].probability)}</small>
        </td>
      ))}
      <td className="num" title="Hold at the two best prices">
        {board.hold === null ? NONE : formatPercent(board.hold)}
      </td>
      <td className="num">{`n ${fair.bookCount}`}</td>
    </tr>
  );
}

/** Every book's price of one market of a game, with the fair price, its hold and its age. */
export function BooksTable({ game, market, now }: BooksTableProps) {
  const maxAge = useStatus()?.maxPriceAgeSeconds ?? MAX_AGE_SECONDS;
  const board = boardOf(game, market, now, maxAge);
  if (board.books.length === 0)
    return <p className="muted cf-none">{takesBets(game) ? 'No book prices this market yet.' : 'No closing prices are stored.'}</p>;
  return (
    <WideTable label={`${marketHead(game.sport, market)}, ${game.awayTeam} at ${game.homeTeam}`}>
      <table className="tbl cf-books">
        <thead>
          <tr>
            <th scope="col">Book</th>
            {PLACES.map((place) => (
              <th scope="col" className="num" key={place}>
                {sideHead(game, market, place, board.line)}
              </th>
            ))}
            <th scope="col" className="num">
              Hold
            </th>
            <th scope="col" className="num">
              Age
            </th>
          </tr>
        </thead>
        <tbody>
          <FairLine board={board} />
          {board.books.map((view) => (
            <BookLine key={view.row.book} view={view} board={board} game={game} market={market} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
