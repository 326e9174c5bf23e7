import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatChance, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { evName, worthAgainst } from '../../../lib/worth.ts';
import type { PlayerProp, PropSide } from '../contest-types.ts';

const chanceOf = (chance: number | null, { pushProbability }: PropSide): string =>
  formatChance({ winProbability: chance === null ? null : chance * (1 - pushProbability), pushProbability });

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
    ['Model alone', (side) => chanceOf(side.modelProbability, side)],
    ['Market, no margin', (side) => chanceOf(side.marketProbability, side)],
    ['Model blended with market', (side) => chanceOf(side.probability, side)],
    ['Fair price, blended', ({ fairOdds }) => (fairOdds === null ? 'no fair price' : odds(fairOdds))],
    priceRow(odds, now),
    ...(['model', 'market'] as const).map(
      (reference): Row => [
        evName(reference),
        (side) => {
          const { ev } = worthAgainst(side, reference);
          return ev === null ? NONE : formatSignedPercent(ev);
        },
      ],
    ),
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
