import { Link } from 'react-router';
import { ClubChip } from '../../../core/club-chip.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { clubPath } from '../football-paths.ts';
import type { ClubPage } from '../football-types.ts';
import { fullRecord, meetingOf } from '../words/football-words.ts';

type Rival = ClubPage['headToHead'][number];

function RivalLine({ rival, code }: { rival: Rival; code: string }) {
  const [latest] = rival.meetings;
  const seen = latest ? meetingOf(latest, code) : null;
  return (
    <tr>
      <th scope="row">
        <Link className="cf-tc" to={clubPath(rival.code)}>
          <ClubChip code={rival.code} size="sm" sport="cfl" /> <span className="nm">{rival.name}</span>
        </Link>
      </th>
      <td className="num">{fullRecord(rival.record)}</td>
      <td className="num">{`${rival.pointsFor}–${rival.pointsAgainst}`}</td>
      <td className="num">{seen ? `${seen.word} ${seen.score}` : '—'}</td>
    </tr>
  );
}

/** Against each other club: record, points and the latest meeting, as this club saw them. */
export function HeadToHead({ page: { headToHead, team } }: { page: ClubPage }) {
  return (
    <Panel title="Head to head" caption="Every stored game" padded={false}>
      {headToHead.length === 0 ? <p className="muted cf-none">No meeting is stored yet.</p> : null}
      {headToHead.length > 0 ? (
        <div className="wide-t">
          <table className="tbl">
            <ColumnHeads heads={['Against', ['W–L–T'], ['Points'], ['Latest']]} />
            <tbody>
              {headToHead.map((rival) => (
                <RivalLine key={rival.code} rival={rival} code={team.code} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Panel>
  );
}
