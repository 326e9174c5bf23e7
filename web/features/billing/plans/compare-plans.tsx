import { TIER_NAME, TIERS, type Tier } from '@clearedge/contract/entitlements';
import { Check } from 'lucide-react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { cellOf, ROW_GROUPS, type Row } from './plan-rows.ts';

function PlanCell({ row, tier }: { row: Row; tier: Tier }) {
  const cell = cellOf(row, tier);
  if (cell === 'yes')
    return (
      <td className="yes">
        <Check aria-hidden="true" />
        <span className="sr">Included</span>
      </td>
    );
  if (cell === 'no')
    return (
      <td className="no">
        <span aria-hidden="true">—</span>
        <span className="sr">Not included</span>
      </td>
    );
  return <td>{cell.words}</td>;
}

/** Everything that the plans hold, side by side. */
export function ComparePlans() {
  return (
    <Panel title="Compare plans" caption="“Yesterday”: the whole tool on the last settled day" padded={false}>
      <table className="tbl cmp">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">What you get</span>
            </th>
            {TIERS.map((tier) => (
              <th scope="col" key={tier}>
                {TIER_NAME[tier]}
              </th>
            ))}
          </tr>
        </thead>
        {ROW_GROUPS.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="cmp-g">
              <td colSpan={TIERS.length + 1}>{title}</td>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {TIERS.map((tier) => (
                  <PlanCell key={tier} row={row} tier={tier} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}
