import type { LeagueSport } from '@clearedge/contract/sports';
import type { TeamPage } from '../../../core/league/league-types.ts';
import { formatSigned, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { divisionWord, fullRecord, perGame, recordHead } from '../section-words.ts';

const SPLITS = [
  ['all', 'All games'],
  ['home', 'At home'],
  ['away', 'Away'],
  ['division', 'Against the '],
] as const;

const each = (points: number, games: number): string => (games > 0 ? (points / games).toFixed(1) : NONE);

function SplitTable({ league, splits }: Pick<TeamPage, 'splits'> & { league: LeagueSport }) {
  return (
    <WideTable label="Records and scores by place">
      <table className="tbl">
        <ColumnHeads heads={['Games', ['n'], [recordHead(league)[0]], ['For'], ['Against'], ['Margin']]} />
        <tbody>
          {SPLITS.map(([key, name]) => {
            const { games, record, pointsFor, pointsAgainst } = splits[key];
            return (
              <tr key={key}>
                <th scope="row">{key === 'division' ? name + divisionWord(league) : name}</th>
                <td className="num">{games}</td>
                <td className="num">{fullRecord(league, record)}</td>
                <td className="num">{each(pointsFor, games)}</td>
                <td className="num">{each(pointsAgainst, games)}</td>
                <td className="num">{games > 0 ? formatSigned((pointsFor - pointsAgainst) / games) : NONE}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Records by place, and against the numbers of the books where those are stored. */
export function SplitsPanel({ league, page }: { league: LeagueSport; page: TeamPage }) {
  const { splits, againstSpread, overUnder } = page;
  const { covered, lost, pushes } = againstSpread;
  const { overs, unders } = overUnder;
  return (
    <Panel title="Splits" caption={`${perGame(league)}, regular season`} padded={false}>
      <SplitTable league={league} splits={splits} />
      <dl className="facts lg-facts">
        <div>
          <dt>{`Against the closing spread, n ${againstSpread.games}`}</dt>
          <dd>{againstSpread.games > 0 ? `${covered} covered, ${lost} not, ${pushes} pushed` : 'No closing spreads yet'}</dd>
        </div>
        <div>
          <dt>{`Over and under the closing total, n ${overUnder.games}`}</dt>
          <dd>{overUnder.games > 0 ? `${overs} over, ${unders} under, ${overUnder.pushes} pushed` : 'No closing totals yet'}</dd>
        </div>
      </dl>
    </Panel>
  );
}
