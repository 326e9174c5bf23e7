import type { SportKey } from '@clearedge/contract/sports';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { paths } from '../../../../lib/paths.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../../ui/states/states.tsx';
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
        <span className="muted">{awayScore === homeScore ? 'Tied' : `${awayScore > homeScore ? awayCode : homeCode} won`}</span>
        <span className="num">{`${awayScore + homeScore} runs`}</span>
      </Link>
    </li>
  );
}

export function HeadToHeadTab({ game }: { game: GameDetail }) {
  const { headToHead, awayTeamCode, homeTeamCode } = game;
  const { meetings, averageTotal, seasonYear } = headToHead;
  const played = headToHead.awayWins + headToHead.homeWins;
  if (meetings.length === 0)
    return (
      <div className="panel gd-tab">
        <EmptyState title={`First meeting of ${seasonYear}`} hint="The season series starts with this game." icon={History} />
      </div>
    );
  return (
    <Panel
      title={`Season series ${seasonYear}`}
      caption={
        averageTotal === null
          ? undefined
          : `average total ${averageTotal.toFixed(1)} runs over ${played} ${played === 1 ? 'game' : 'games'}`
      }
      className="gd-tab"
      padded={false}
    >
      <p className="gd-lead">{seriesText(headToHead, awayTeamCode, homeTeamCode)}</p>
      <ul className="recent wide">
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.gameId} meeting={meeting} sport={game.sport} />
        ))}
      </ul>
    </Panel>
  );
}
