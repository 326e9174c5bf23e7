import { type LeagueSport, seasonLabel } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { Badge } from '../../../ui/marks/badge.tsx';
import { useReaderFormat } from '../../settings/reader-format.ts';
import { gamePath } from '../league-paths.ts';
import type { Meeting } from '../league-types.ts';
import { meetingOf } from '../league-words.ts';

/** One finished game as a club saw it: "Won 27–24 v. TOR". */
export function MeetingRow({ meeting, code, league }: { meeting: Meeting; code: string; league: LeagueSport }) {
  const { date } = useReaderFormat();
  const { word, look, score, opponent, isHome } = meetingOf(meeting, code);
  return (
    <li>
      <Badge look={look}>{word}</Badge>
      <b>{score}</b>
      <Link className="link" to={gamePath(league, meeting.gameId)}>{`${isHome ? 'v.' : 'at'} ${opponent}`}</Link>
      <span className="cap" title={`${meeting.weekLabel}, ${seasonLabel(league, meeting.season)}`}>
        {date(meeting.slateOn, 'plain')}
      </span>
    </li>
  );
}
