import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import type { LeagueSport } from '@clearedge/contract/sports';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useNow } from '../../clock.ts';
import { useGameDetails } from '../league.queries.ts';
import type { LeagueDetail, LeagueGame } from '../league-types.ts';
import { periodWord } from '../league-words.ts';
import { BooksTable } from '../price/books-table.tsx';
import { MarketChoice } from '../price/market-choice.tsx';
import { MeetingRow } from './meeting-row.tsx';
import '../league.css';
import '../tables.css';

function FormList({
  code,
  name,
  meetings,
  league,
}: {
  code: string;
  name: string;
  meetings: LeagueDetail['meetings'];
  league: LeagueSport;
}) {
  return (
    <div>
      <h3>{`${name}, last ${meetings.length}`}</h3>
      {meetings.length === 0 ? <p className="muted">No finished game yet.</p> : null}
      <ul className="lg-meets">
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.gameId} meeting={meeting} code={code} league={league} />
        ))}
      </ul>
    </div>
  );
}

/** The last five games of both clubs, and the last ones against each other. */
export function FormBrief({ game }: { game: LeagueDetail }) {
  return (
    <div className="lg-three">
      <FormList code={game.awayTeamCode} name={game.awayTeam} meetings={game.form.away} league={game.sport} />
      <FormList code={game.homeTeamCode} name={game.homeTeam} meetings={game.form.home} league={game.sport} />
      <div>
        <h3>{game.meetings.length === 0 ? 'Earlier meetings' : `Earlier meetings, as ${game.homeTeamCode} saw them`}</h3>
        {game.meetings.length === 0 ? <p className="muted">No earlier meetings on record.</p> : null}
        <ul className="lg-meets">
          {game.meetings.slice(0, 5).map((meeting) => (
            <MeetingRow key={meeting.gameId} meeting={meeting} code={game.homeTeamCode} league={game.sport} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The last plays, newest first, scores marked. */
function PlayList({ game }: { game: LeagueDetail }) {
  if (game.plays.length === 0) return <p className="muted">No plays on record for this game.</p>;
  return (
    <>
      <ol className="lg-plays">
        {game.plays.map((play) => (
          <li key={`${play.at} ${play.text}`}>
            <span className="cap">{[periodWord(game.sport, play.period), play.clock].filter(Boolean).join(' ')}</span>
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

export function AllBooks({ game }: { game: LeagueDetail }) {
  const now = useNow();
  const [market, setMarket] = useState<BoardMarket>('spread');
  return (
    <>
      <MarketChoice sport={game.sport} priced={new Set(game.books.map((row) => row.market))} market={market} onChoose={setMarket} />
      <BooksTable game={game} market={market} now={now} />
    </>
  );
}

type Props = { game: LeagueGame };

function Detailed({ game: { sport, gameId }, children }: Props & { children: (game: LeagueDetail) => ReactNode }) {
  const [answer] = useGameDetails(sport, [gameId]);
  if (answer?.data) return children(answer.data);
  if (answer?.isError) return <ErrorState title="This part could not be loaded" onRetry={() => void answer.refetch()} />;
  return <Skeleton height={160} radius={6} />;
}

export const Books = ({ game }: Props) => <Detailed game={game}>{(detail) => <AllBooks game={detail} />}</Detailed>;
export const Plays = ({ game }: Props) => <Detailed game={game}>{(detail) => <PlayList game={detail} />}</Detailed>;
export const Form = ({ game }: Props) => <Detailed game={game}>{(detail) => <FormBrief game={detail} />}</Detailed>;
