import { useState } from 'react';
import { plural } from '../../../core/game-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { ClubPage } from '../football-types.ts';
import { MeetingRow } from './meeting-row.tsx';

const SHOWN = 6;

/** The season so far, latest first. */
export function ResultsPanel({ page: { results, team } }: { page: ClubPage }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? results : results.slice(0, SHOWN);
  return (
    <Panel title="Results" caption={plural(results.length, 'game')}>
      {results.length === 0 ? <p className="muted">No finished game yet this season.</p> : null}
      <ul className="cf-meets">
        {shown.map((meeting) => (
          <MeetingRow key={meeting.gameId} meeting={meeting} code={team.code} />
        ))}
      </ul>
      {results.length > SHOWN ? (
        <Button size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${results.length}`}
        </Button>
      ) : null}
    </Panel>
  );
}
