import type { GameSport } from '@clearedge/contract/sports';
import { TeamChip } from '../../core/team-chip.tsx';
import { formatSigned } from '../../lib/format.ts';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import type { ModelReport } from './model.queries.ts';

/** What each club of a league is worth against an average one. */
export function ClubTable({ clubs, sport }: { clubs: NonNullable<ModelReport['clubs']>; sport: GameSport }) {
  return (
    <table className="tbl">
      <ColumnHeads heads={['Club', ['Rating'], ['95% interval'], ['Games']]} />
      <tbody>
        {clubs.map(({ code, points, low, high, games }) => (
          <tr key={code}>
            <th scope="row">
              <TeamChip sport={sport} code={code} size="sm" />
            </th>
            <td className="num">{formatSigned(points, 1)}</td>
            <td className="num">{`${formatSigned(low, 1)} to ${formatSigned(high, 1)}`}</td>
            <td className="num">{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
