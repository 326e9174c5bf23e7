import { type ReactNode, useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import type { CardMarket } from '../../../core/prices/read-markets.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useGameDetails } from '../football.queries.ts';
import type { FootballDetail, FootballGame } from '../football-types.ts';
import { MARKET_OPTIONS } from '../football-words.ts';
import { BooksTable } from '../price/books-table.tsx';
import { MeetingRow } from '../team/meeting-row.tsx';
import '../football.css';
import '../tables.css';

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
function FormBrief({ game }: { game: FootballDetail }) {
  return (
    <div className="cf-three">
      <FormList code={game.awayTeamCode} name={game.awayTeam} meetings={game.form.away} />
      <FormList code={game.homeTeamCode} name={game.homeTeam} meetings={game.form.home} />
      <div>
        <h3>{game.meetings.length === 0 ? 'Earlier meetings' : `Earlier meetings, as ${game.homeTeamCode} saw them`}</h3>
        {game.meetings.length === 0 ? <p className="muted">No earlier meetings on record.</p> : null}
        <ul className="cf-meets">
          {game.meetings.slice(0, 5).map((meeting) => (
            <MeetingRow key={meeting.gameId} meeting={meeting} code={game.homeTeamCode} />
          ))}
        </ul>
      </div>
    </div>
  );
}

const QUARTERS = 4;
const when = (period: number, clock: string | null): string => (period > QUARTERS ? 'OT' : [`Q${period}`, clock].filter(Boolean).join(' '));

/** The last plays, newest first, scores marked. */
function PlayList({ game }: { game: FootballDetail }) {
  if (game.plays.length === 0) return <p className="muted">No plays on record for this game.</p>;
  return (
    <>
      <ol className="cf-plays">
        {game.plays.map((play) => (
          <li key={`${play.at} ${play.text}`}>
            <span className="cap">{when(play.period, play.clock)}</span>
            <span>
              {play.text} {play.isScoring ? <Badge look="value">Score</Badge> : null}
            </span>
            <span className="num">{`${play.score.away}–${play.score.home}`}</span>
          </li>
        ))}
      </ol>
      <p className="cap">{`The last ${game.plays.length} plays; points as ${game.awayTeamCode}–${game.homeTeamCode}.`}</p>
    </>
  );
}

function AllBooks({ game }: { game: FootballDetail }) {
  const now = useNow();
  const [market, setMarket] = useState<CardMarket>('spread');
  return (
    <>
      <Segmented label="Market" value={market} options={MARKET_OPTIONS} onChange={setMarket} />
      <BooksTable game={game} market={market} now={now} />
    </>
  );
}

function Detailed({ gameId, children }: { gameId: string; children: (game: FootballDetail) => ReactNode }) {
  const [answer] = useGameDetails([gameId]);
  if (answer?.data) return children(answer.data);
  if (answer?.isError) return <ErrorState title="This part could not be loaded" onRetry={() => void answer.refetch()} />;
  return <Skeleton height={160} radius={6} />;
}

type Props = { game: FootballGame };
export const Books = ({ game }: Props) => <Detailed gameId={game.gameId}>{(detail) => <AllBooks game={detail} />}</Detailed>;
export const Plays = ({ game }: Props) => <Detailed gameId={game.gameId}>{(detail) => <PlayList game={detail} />}</Detailed>;
export const Form = ({ game }: Props) => <Detailed gameId={game.gameId}>{(detail) => <FormBrief game={detail} />}</Detailed>;
