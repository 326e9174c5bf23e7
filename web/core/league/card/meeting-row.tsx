import { Badge } from '../../../ui/marks/badge.tsx';
import { useReaderFormat } from '../../settings/reader-format.ts';
import type { Meeting } from '../league-types.ts';
import { meetingOf } from '../league-words.ts';

/** One finished game as a club saw it: "Won 27–24 v. TOR". */
export function MeetingRow({ meeting, code }: { meeting: Meeting; code: string }) {
  const { date } = useReaderFormat();
  const { word, look, score, opponent, isHome } = meetingOf(meeting, code);
  return (
    <li>
      <Badge look={look}>{word}</Badge>
      <b>{score}</b>
      <span>{`${isHome ? 'v.' : 'at'} ${opponent}`}</span>
      <span className="cap" title={`${meeting.weekLabel}, ${meeting.season}`}>
        {date(meeting.slateOn, 'plain')}
      </span>
    </li>
  );
}
