import clsx from 'clsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSigned, NONE } from '../../../lib/format.ts';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { ComparedProp } from '../comparison.queries.ts';

const SIDES = ['over', 'under'] as const;
type Side = (typeof SIDES)[number];

function Best({ prop, side }: { prop: ComparedProp; side: Side }) {
  const { odds } = useReaderFormat();
  const best = prop.best[side];
  if (!best) return <>{NONE}</>;
  const ev = best.evPct === null ? '' : `, ${formatSigned(best.evPct)}% EV`;
  return (
    <>
      <b className={clsx(best.evPct !== null && best.evPct > 0 && 'pb-plus')}>{odds(best.odds)}</b> <small>{`${best.bookName}${ev}`}</small>
    </>
  );
}

interface PropTableProps {
  props: readonly ComparedProp[];
  books: readonly { code: string; name: string }[];
  isStale: boolean;
}

/** A row for each side of a player and line; on a phone the books' columns go, and each side is two lines. */
export function PropTable({ props, books, isStale }: PropTableProps) {
  const { odds } = useReaderFormat();
  return (
    <WideTable label="Props by book">
      <table className={clsx('tbl pb-table', isStale && 'old')}>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col" className="num">
              Fair
            </th>
            <th scope="col" className="num">
              Best
            </th>
            <th scope="col" className="num pb-wide">
              Hold
            </th>
            {books.map(({ code, name }) => (
              <th key={code} scope="col" className="num pb-wide">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {props.map((prop) => (
          <tbody key={prop.id}>
            {SIDES.map((side) => (
              <tr key={side}>
                <th scope="row">
                  {side === 'over' ? <b>{prop.playerName}</b> : <span className="sr">{prop.playerName}</span>}{' '}
                  <span className="muted">{`${side === 'over' ? `${prop.teamCode} · O` : 'U'} ${prop.line}`}</span>
                </th>
                <td className="num">{prop.fair ? odds(prop.fair[`${side}Odds`]) : NONE}</td>
                <td className="num">
                  <Best prop={prop} side={side} />
                </td>
                <td className="num pb-wide">{side === 'over' && prop.hold !== null ? formatPercent(prop.hold) : ''}</td>
                {books.map(({ code }) => {
                  const quote = prop.books.find(({ book }) => book === code);
                  return (
                    <td
                      key={code}
                      className={clsx('num pb-wide', quote?.[side] != null && quote[side] === prop.best[side]?.odds && 'pb-best')}
                      title={quote?.hold == null ? undefined : `Hold ${formatPercent(quote.hold)}`}
                    >
                      {quote?.[side] == null ? NONE : odds(quote[side])}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </WideTable>
  );
}
