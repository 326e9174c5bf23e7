import clsx from 'clsx';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatPercent, formatSigned, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { LikelyError } from '../../../ui/marks/likely-error.tsx';
import type { GolfOdds, OddsRow } from '../golf.queries.ts';
import { type GolfSlip, MARKET_NAME, outText, selectionText, useGolfSlip } from '../golf-words.ts';
import '../../../ui/controls/board-price.css';
import '../../../ui/layout/two-line.css';

interface BoardProps {
  board: GolfOdds;
  rows: readonly OddsRow[];
  startsAt: string;
  now: number;
  onPlayer: (playerId: string) => void;
}
type Book = GolfOdds['books'][number];

/** A field is long: so many rows at first, the rest at a press. */
const FIRST_ROWS = 40;

const ageOf = (book: Book, now: number): string => formatAge((now - Date.parse(book.seenAt)) / 1000);

/** One book's price: press it and it is on the slip. The best is green, an old one dashed and not to be taken. */
function Price({ board, row, book, slip, now }: { board: GolfOdds; row: OddsRow; book: Book; slip: GolfSlip; now: number }) {
  const { odds } = useReaderFormat();
  const error = row.likelyErrors?.[book.code];
  if (error) return <LikelyError price={odds(error.odds)} reason={error.reason} />;
  const american = row.prices[book.code];
  if (american === undefined) return <span className="gf-none">{NONE}</span>;
  const isBest = row.best?.book === book.code;
  const text = odds(american);
  if (board.isClosing) return <span className={clsx('board-price gf-p', isBest && 'best')}>{text}</span>;
  const isOn = slip.bookOf(row) === book.code;
  const spoken = `${selectionText(board.market, row)} ${text} at ${book.name}, ${isBest ? 'best price, ' : ''}${book.isStale ? 'old, ' : ''}${ageOf(book, now)} old`;
  return (
    <button
      type="button"
      className={clsx('board-price gf-p', isBest && 'best', book.isStale && 'old', isOn && 'sel')}
      aria-label={spoken}
      title={spoken}
      aria-pressed={isOn}
      disabled={book.isStale}
      onClick={() => slip.press(row, { odds: american, book: book.code, bookName: book.name })}
    >
      {text}
    </button>
  );
}

function Name({ board, row, onPlayer }: { board: GolfOdds; row: OddsRow; onPlayer: BoardProps['onPlayer'] }) {
  const extra =
    board.market === 'make_cut' ? (row.side === 'no' ? 'Misses the cut' : 'Makes the cut') : row.opponent ? `over ${row.opponent}` : null;
  return (
    <>
      {row.positionText ? (
        <span className="gf-pos" title={outText(row.positionText)}>
          {row.positionText}
        </span>
      ) : null}
      <button type="button" className="gf-name" onClick={() => onPlayer(row.playerId)}>
        {row.player}
      </button>
      {extra ? <small>{extra}</small> : null}
    </>
  );
}

function Model({ model }: { model: OddsRow['model'] }) {
  const { odds } = useReaderFormat();
  if (!model) return <>{NONE}</>;
  return (
    <>
      {odds(model.odds)} <small>{formatPercent(model.probability)}</small>
    </>
  );
}

/** The best price, its book, and what it is worth at the fair chance. */
function Best({ row }: { row: OddsRow }) {
  const { odds } = useReaderFormat();
  if (!row.best) return <>{NONE}</>;
  const evPct = row.fair?.evPct ?? null;
  return (
    <>
      {odds(row.best.odds)}{' '}
      <small className={evPct !== null && evPct > 0 ? 'gf-up-ev' : undefined}>
        {row.best.book}
        {evPct === null ? '' : ` ${formatSigned(evPct)}% EV`}
      </small>
    </>
  );
}

function Heads({ board, now }: { board: GolfOdds; now: number }) {
  return (
    <thead>
      <tr>
        <th scope="col">{board.market === 'head_to_head' ? 'Pair' : 'Player'}</th>
        <th scope="col" className="num">
          Best<small>value at fair</small>
        </th>
        <th scope="col" className="num">
          Fair<small>n {board.books.filter(({ isStale }) => !isStale).length} books</small>
        </th>
        {board.modelLocked ? null : (
          <th scope="col" className="num">
            Model<small>own view</small>
          </th>
        )}
        {board.books.map((book) => (
          <th scope="col" className="num gf-book" key={book.code}>
            {book.name}
            <small className={book.isStale ? 'gf-old' : undefined}>
              {board.isClosing ? 'close' : ageOf(book, now)}
              {book.hold === null ? '' : ` · ${formatPercent(book.hold, 0)}`}
            </small>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Players by books, with the best and the fair price in front. */
export function OddsBoard({ board, rows, startsAt, now, onPlayer }: BoardProps) {
  const { odds } = useReaderFormat();
  const [isWhole, setWhole] = useState(false);
  const slip = useGolfSlip({ ...board, startsAt });
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <section className="panel">
      <WideTable label={`${MARKET_NAME[board.market]}, ${board.name}`}>
        <table className="tbl gf-board under">
          <Heads board={board} now={now} />
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.playerId} ${row.opponentId} ${row.side}`}>
                <th scope="row">
                  <Name board={board} row={row} onPlayer={onPlayer} />
                </th>
                <td className="num">
                  <Best row={row} />
                </td>
                <td className="num">
                  {row.fair ? (
                    <>
                      {odds(row.fair.odds)} <small>{formatPercent(row.fair.probability)}</small>
                    </>
                  ) : (
                    NONE
                  )}
                </td>
                {board.modelLocked ? null : (
                  <td className="num">
                    <Model model={row.model} />
                  </td>
                )}
                {board.books.map((book) => (
                  <td className={clsx('num gf-book', row.best?.book === book.code && 'best')} key={book.code}>
                    <Price board={board} row={row} book={book} slip={slip} now={now} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {rows.length > shown.length ? (
        <div className="gf-more">
          <Button onClick={() => setWhole(true)}>Show all {rows.length}</Button>
        </div>
      ) : null}
    </section>
  );
}
