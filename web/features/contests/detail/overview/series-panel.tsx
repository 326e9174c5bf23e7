import type { SportKey } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { plural } from '../../../../lib/format.ts';
import { paths } from '../../../../lib/paths.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../contest-types.ts';
import { seriesText } from '../../sections/summary-facts.ts';

type Meeting = GameDetail['headToHead']['meetings'][number];

function MeetingRow({ meeting, sport }: { meeting: Meeting; sport: SportKey }) {
  const { date } = useReaderFormat();
  const { awayScore, homeScore, awayCode, homeCode } = meeting;
  return (
    <li>
      <Link to={paths.game(meeting.gameId)}>
        <span className="muted">{date(meeting.slateOn)}</span>
        <span className="meet">
          <TeamChip sport={sport} code={awayCode} size="sm" /> <b>{awayScore}</b> <span className="muted">@</span>{' '}
          <TeamChip sport={sport} code={homeCode} size="sm" /> <b>{homeScore}</b>
        </span>
        <span className="num">{`${awayScore + homeScore} runs`}</span>
      </Link>
    </li>
  );
}

const SHOWN = 5;

/** The season series: who leads it, and the last meetings. */
export function SeriesPanel({ game }: { game: GameDetail }) {
  const { headToHead, awayTeamCode, homeTeamCode } = game;
  const { meetings, averageTotal, seasonYear } = headToHead;
  const played = headToHead.awayWins + headToHead.homeWins;
  if (meetings.length === 0)
    return (
      <Panel title={`H2H: season series ${seasonYear}`}>
        <p className="muted">{`${seriesText(headToHead, awayTeamCode, homeTeamCode)}.`}</p>
      </Panel>
    );
  return (
    <Panel
      title={`H2H: season series ${seasonYear}`}
      caption={averageTotal === null ? undefined : `average total ${averageTotal.toFixed(1)} runs over ${plural(played, 'game')}`}
      padded={false}
    >
      <p className="gd-lead">{seriesText(headToHead, awayTeamCode, homeTeamCode)}</p>
      <ul className="recent meets">
        {meetings.slice(0, SHOWN).map((meeting) => (
          <MeetingRow key={meeting.gameId} meeting={meeting} sport={game.sport} />
        ))}
      </ul>
    </Panel>
  );
}
