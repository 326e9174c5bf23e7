import clsx from 'clsx';
import { formatCount, formatPercent, formatSigned, formatSignedPercent, NONE, plural } from '../../../lib/format.ts';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { MeasuredBook } from '../comparison.queries.ts';

const percent = (share: number | null): string => (share === null ? NONE : formatPercent(share, 0));

function closeText({ judged, gap }: MeasuredBook): string {
  if (judged === 0) return 'no close';
  return gap ? `gap ${formatSigned(100 * gap.low)} to ${formatSigned(100 * gap.high)}` : `of ${formatCount(judged)}`;
}

const COLUMNS: readonly { head: string; title?: string; of: (book: MeasuredBook) => [figure: string, under: string] }[] = [
  {
    head: 'Hold',
    title: 'Average hold at the close',
    of: ({ hold, pairs }) => [hold === null ? NONE : formatPercent(hold), plural(pairs, 'pair')],
  },
  {
    head: 'Best price',
    title: 'Share of closing prices no other book beat',
    of: ({ bestShare, sides }) => [percent(bestShare), `of ${formatCount(sides)}`],
  },
  {
    head: 'Moves first',
    title: 'Share of market moves that it began',
    of: ({ firstShare, moves }) => [percent(firstShare), `of ${formatCount(moves)}`],
  },
  {
    head: 'Behind',
    title: 'Mean minutes that its old price stood after a move began, where it followed within 30',
    of: ({ minutesBehind, followShare }) => [
      minutesBehind === null ? NONE : `${minutesBehind.toFixed(1)} min`,
      followShare === null ? '' : `follows ${percent(followShare)}`,
    ],
  },
  {
    head: 'Above fair',
    title: 'Mean EV of prices above the other books’ fair one an hour before the start',
    of: ({ claimed, plays }) => [claimed === null ? NONE : formatSignedPercent(claimed), plural(plays, 'price')],
  },
  {
    head: 'At the close',
    title: 'What these were worth by the other books’ close, and the gap’s 95% interval in points',
    of: (book) => [book.atClose === null ? NONE : formatSignedPercent(book.atClose), closeText(book)],
  },
  {
    head: 'Returned',
    title: 'One unit on each of them',
    of: ({ units, graded }) => (graded === 0 ? [NONE, ''] : [`${formatSigned(units)} u`, plural(graded, 'bet')]),
  },
  {
    head: 'Arbitrages',
    title: 'That one of its prices was part of, an hour before the start, with their mean sure return',
    of: ({ arbitrages, sureReturn }) => [formatCount(arbitrages), sureReturn === null ? '' : `${formatSignedPercent(sureReturn)} sure`],
  },
];

/** A row for each book; on a phone each book is a card of its figures. */
export function BooksTable({ books, mine }: { books: readonly MeasuredBook[]; mine: readonly string[] }) {
  return (
    <WideTable label="Books measured">
      <table className="tbl bk-table">
        <thead>
          <tr>
            <th scope="col">Book</th>
            {COLUMNS.map(({ head, title }) => (
              <th key={head} scope="col" className="num">
                {title ? <abbr title={title}>{head}</abbr> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {books.map((book) => (
            <tr key={book.code}>
              <th scope="row" className={clsx(mine.includes(book.code) && 'bk-mine')}>
                {book.name}
                {mine.includes(book.code) ? <small>my book</small> : null}
              </th>
              {COLUMNS.map(({ head, of }) => {
                const [figure, under] = of(book);
                return (
                  <td key={head} className="num" data-head={head}>
                    {figure}
                    <small>{under}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
