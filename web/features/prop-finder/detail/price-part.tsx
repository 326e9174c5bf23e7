import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatChance, formatPercent, NONE } from '../../../lib/format.ts';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { FinderDetail } from '../finder.queries.ts';
import { METHOD_NAME } from '../rules/words.ts';

function Heads({ first, last }: { first: string; last?: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col" className="num">
          Over
        </th>
        <th scope="col" className="num">
          Under
        </th>
        {last ? (
          <th scope="col" className="num">
            {last}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** The fair price by each of the six methods, and the least that any says of a side. */
export function MethodTable({ detail: { methods, prop } }: { detail: FinderDetail }) {
  const { odds } = useReaderFormat();
  const chanceOf = (chance: number) => formatChance({ winProbability: chance * (1 - prop.push), pushProbability: prop.push });
  if (methods.length === 0)
    return (
      <p className="muted">No fair price: no book quotes both sides, and of one price alone nobody can say what part of it is margin.</p>
    );
  return (
    <table className="tbl">
      <Heads first="Fair price by" />
      <tbody>
        {methods.map(({ method, over, under, overOdds, underOdds }) => (
          <tr key={method}>
            <th scope="row">{METHOD_NAME[method]}</th>
            <td className="num">
              {odds(overOdds)} <small>{chanceOf(over)}</small>
            </td>
            <td className="num">
              {odds(underOdds)} <small>{chanceOf(under)}</small>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Most cautious</th>
          <td className="num">{prop.worstOver === null ? NONE : chanceOf(prop.worstOver)}</td>
          <td className="num">{prop.worstUnder === null ? NONE : chanceOf(prop.worstUnder)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Every book's two prices, what it keeps of them, and when it set them. */
export function BookTable({ detail: { books } }: { detail: FinderDetail }) {
  const { odds } = useReaderFormat();
  const now = useNow();
  if (books.length === 0) return <p className="muted">No book offers it: the price is the model’s own less its hold.</p>;
  return (
    <WideTable label="Prices by book">
      <table className="tbl">
        <Heads first="Book" last="Hold" />
        <tbody>
          {books.map((book) => (
            <tr key={book.book}>
              <th scope="row">
                {book.bookName}
                <small>{`set ${formatAge(Math.max(0, (now - Date.parse(book.quotedAt)) / 1000))} ago`}</small>
              </th>
              <td className="num">{odds(book.overOdds)}</td>
              <td className="num">{odds(book.underOdds)}</td>
              <td className="num">{book.hold === null ? NONE : formatPercent(book.hold)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
