import { type BoardMarket, type Place, placesOf, SIDES_OF, termsOf } from '@clearedge/contract/markets/board-markets';
import clsx from 'clsx';
import { formatAge, formatPercent, NONE, plural } from '../../../lib/format.ts';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { LikelyError } from '../../../ui/marks/likely-error.tsx';
import { takesBets } from '../../games.ts';
import { boardHead } from '../../prices/board-head.ts';
import { marketOffer, type Offer, slipEntryOf } from '../../prices/offer.ts';
import { useReaderFormat } from '../../settings/reader-format.ts';
import { slip, useSlip } from '../../slip/index.ts';
import { useStatus } from '../../status.ts';
import type { BookRow, LeagueDetail } from '../league-types.ts';
import { type BookView, boardOf, type MarketBoard } from './board-rules.ts';

import '../../../ui/controls/board-price.css';

interface BookPriceProps {
  game: LeagueDetail;
  market: BoardMarket;
  row: BookRow;
  place: Place;
  ageSeconds: number;
  isBest: boolean;
  isOld: boolean;
  /** Its number is not the one most books offer, and so is shown. */
  isElsewhere: boolean;
}

const sideOf = (market: BoardMarket, place: Place) => SIDES_OF[market][placesOf(market).indexOf(place)]!;
const NO_HISTORY = { move: null, movedAt: null, openOdds: null, openLine: null, grade: null } as const;

function bookOffer({ game, market, row, place }: BookPriceProps): Offer {
  const { book, bookName, seenAt } = row;
  const cell = { ...row[place]!, book, bookName, seenAt, state: 'open' as const, ...NO_HISTORY };
  return marketOffer(game, market, sideOf(market, place), cell);
}

/** A side stands on the slip once, at the book it was pressed at last. */
function usePress(game: LeagueDetail, offer: Offer): { isOn: boolean; press: () => void } {
  const { entries } = useSlip();
  const { betType, selection, cell } = offer;
  const identity = { gameId: game.gameId, betType, selection };
  const found = entries.find((one) => one.gameId === game.gameId && one.betType === betType && one.selection === selection);
  const isOn = found !== undefined && found.book === cell.book;
  const press = (): void => {
    const entry = slipEntryOf(game, offer);
    if (found) slip.remove(identity);
    if (entry && !isOn) slip.add(entry);
  };
  return { isOn, press };
}

/** One book's price of one side: press it and it is on the slip. The best is green, an old one dashed. */
function BookPrice(props: BookPriceProps) {
  const { game, row, place, ageSeconds, isBest, isOld, isElsewhere } = props;
  const { odds } = useReaderFormat();
  const offer = bookOffer(props);
  const { isOn, press } = usePress(game, offer);
  const quote = row[place]!;
  if (quote.likelyError) return <LikelyError price={odds(quote.likelyError.odds)} reason={quote.likelyError.reason} />;
  if (quote.odds === null) return <span className="muted">{NONE}</span>;
  const price = odds(quote.odds);
  const text = (
    <>
      {isElsewhere ? <small>{offer.short}</small> : null} {price}
    </>
  );
  if (!takesBets(game)) return <span className={clsx('board-price', isBest && 'best')}>{text}</span>;
  // Whoever speaks to the page says what stands on the button.
  const named = isElsewhere ? `${offer.spoken}: ${offer.short}` : offer.spoken;
  const spoken = `${named} ${price} at ${row.bookName}, ${isBest ? 'best price, ' : ''}${isOld ? 'old, ' : ''}${formatAge(ageSeconds)} old`;
  return (
    <button
      type="button"
      className={clsx('board-price', isBest && 'best', isOld && 'old', isOn && 'sel')}
      title={spoken}
      aria-label={spoken}
      aria-pressed={isOn}
      onClick={press}
    >
      {text}
    </button>
  );
}

const MAX_AGE_SECONDS = 900;

interface BooksTableProps {
  game: LeagueDetail;
  market: BoardMarket;
  now: number;
}

/** "HAM −3.5", "O 51.5" over the column of a side. */
function sideHead(game: LeagueDetail, market: BoardMarket, place: Place, line: number | null): string {
  const isSpread = termsOf(market).kind === 'spread';
  const own = isSpread && place === 'second' && line !== null ? 0 - line : line;
  const cell = { line: own, odds: null, book: null, bookName: null, seenAt: null, state: 'off' as const, ...NO_HISTORY };
  const { short } = marketOffer(game, market, sideOf(market, place), cell);
  const code = place === 'first' ? game.awayTeamCode : game.homeTeamCode;
  return isSpread && line !== null ? `${code} ${short}` : short;
}

function BookLine({ view, board, game, market }: Omit<BooksTableProps, 'now'> & { view: BookView; board: MarketBoard }) {
  const { row, isOld, ageSeconds, hold } = view;
  const isOpen = takesBets(game);
  return (
    <tr>
      <th scope="row">{row.bookName}</th>
      {placesOf(market).map((place) => (
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

function FairLine({ board, market }: { board: MarketBoard; market: BoardMarket }) {
  const { odds } = useReaderFormat();
  const { fair } = board;
  if (!fair) return null;
  return (
    <tr className="lg-fair">
      <th scope="row" title={`Power method, average of ${plural(fair.bookCount, 'book')}`}>
        Fair price
      </th>
      {placesOf(market).map((place) => (
        <td className="num" key={place}>
          {odds(fair[place]!.american)} <small>{formatPercent(fair[place]!.probability)}</small>
        </td>
      ))}
      <td className="num" title="Hold at the best price of each side">
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
    return <p className="muted lg-none">{takesBets(game) ? 'No book prices this market yet.' : 'No closing prices are stored.'}</p>;
  return (
    <WideTable label={`${boardHead(game.sport, market)}, ${game.awayTeam} at ${game.homeTeam}`}>
      <table className="tbl lg-books">
        <thead>
          <tr>
            <th scope="col">Book</th>
            {placesOf(market).map((place) => (
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
          <FairLine board={board} market={market} />
          {board.books.map((view) => (
            <BookLine key={view.row.book} view={view} board={board} game={game} market={market} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
