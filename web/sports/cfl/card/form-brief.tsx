import type { FootballDetail } from '../football-types.ts';
import { MeetingRow } from '../team/meeting-row.tsx';

function FormList({ code, name, meetings }: { code: string; name: string; meetings: FootballDetail['meetings'] }) {
  return (
    <div>
      <h3>{`${name}, last ${meetings.length}`}</h3>
      {meetings.length === 0 ? <p className="muted">No finished game yet.</p> : null}
      <ul className="cf-meets">
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.gameId} meeting={meeting} code={code} />
        ))}
      </ul>
    </div>
  );
}

/** The last five games of both clubs, and the last ones against each other. */
export function FormBrief({ game }: { game: FootballDetail }) {
  return (
    <div className="cf-three">
      <FormList code={game.awayTeamCode} name={game.awayTeam} meetings={game.form.away} />
      <FormList code={game.homeTeamCode} name={game.homeTeam} meetings={game.form.home} />
      <div>
        <h3>{game.meetings.length === 0 ? 'Earlier meetings' : `Earlier meetings, as ${game.homeTeamCode} saw them`}</h3>
        {game.meetings.length === 0 ? <p className="muted">No earlier meeting is stored.</p> : null}
        <ul className="cf-meets">
          {game.meetings.slice(0, 5).map((meeting) => (
            <MeetingRow key={meeting.gameId} meeting={meeting} code={game.homeTeamCode} />
          ))}
        </ul>
      </div>
    </div>
  );
}
