import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import type { PlayerProp, PropSide } from '../event-types.ts';

const percent = (value: number | null): string => (value === null ? NONE : formatPercent(value));

type Row = readonly [head: string, cell: (offer: PropSide) => ReactNode];

const priceRow = (odds: (american: number) => string, now: number): Row => [
  'Best price',
  ({ odds: price, bookName, quotedAt, isModelPrice }) => (
    <>
      {odds(price)}{' '}
      <span className="cap">{`${bookName}${isModelPrice ? '' : `, set ${formatAge((now - Date.parse(quotedAt)) / 1000)} ago`}`}</span>
    </>
  ),
];

/** Model, market and both together for each side, and what its best price is worth. */
export function SideTable({ prop, now }: { prop: PlayerProp; now: number }) {
  const { odds } = useReaderFormat();
  const rows: readonly Row[] = [
    ['Model', ({ modelProbability }) => percent(modelProbability)],
    ['Market, no margin', ({ marketProbability }) => percent(marketProbability)],
    ['Pooled', ({ probability }) => percent(probability)],
    ['Fair price', ({ fairOdds }) => (fairOdds === null ? 'no fair price' : odds(fairOdds))],
    priceRow(odds, now),
    ['EV', ({ ev }) => (ev === null ? NONE : formatSignedPercent(ev))],
  ];
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{`Line ${prop.line}`}</th>
          <th scope="col" className="num">
            Over
          </th>
          <th scope="col" className="num">
            Under
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, cell]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td className="num">{prop.over ? cell(prop.over) : NONE}</td>
            <td className="num">{prop.under ? cell(prop.under) : NONE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
