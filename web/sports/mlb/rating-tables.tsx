import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { TeamChip } from '../../core/team-chip.tsx';
import { formatSignedPercent } from '../../lib/format.ts';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';

type ModelReport = CallResult<Contract['GET /api/model']>;

const signed = (runs: number): string => `${runs < 0 ? '−' : '+'}${Math.abs(runs).toFixed(2)}`;

/** What each club is worth in runs a game above an average one, starters left out. */
export function TeamTable({ teams }: { teams: NonNullable<ModelReport['teams']> }) {
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">Club</th>
          <th scope="col" className="num">
            Offense
          </th>
          <th scope="col" className="num">
            <abbr title="Bullpen and defense; starters are rated separately">Run prevention</abbr>
          </th>
          <th scope="col" className="num">
            Overall
          </th>
          <th scope="col" className="num">
            <abbr title="One standard deviation of the sum of both">±</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ code, offence, prevention, sd }) => (
          <tr key={code}>
            <th scope="row">
              <TeamChip sport="mlb" code={code} size="sm" />
            </th>
            <td className="num">{signed(offence)}</td>
            <td className="num">{signed(prevention)}</td>
            <td className="num">{signed(offence + prevention)}</td>
            <td className="num">{sd.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Runs in each park against a neutral one. */
export function ParkTable({ parks }: { parks: NonNullable<ModelReport['parks']> }) {
  return (
    <table className="tbl">
      <ColumnHeads heads={['Park', ['Runs'], ['Games']]} />
      <tbody>
        {parks.map(({ venue, factor, games }) => (
          <tr key={venue}>
            <th scope="row">{venue}</th>
            <td className="num">{formatSignedPercent(factor - 1, 0)}</td>
            <td className="num">{games.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
