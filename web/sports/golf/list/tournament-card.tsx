import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge } from '../../../lib/format.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Tournament } from '../golf.queries.ts';
import { golfPaths } from '../golf-paths.ts';
import { datesText, fieldText, outText, purseText, statusText } from '../golf-words.ts';

interface WinnerOddsProps {
  tournament: Tournament;
  count: number;
  now: number;
}

/** The shortest outright prices, each with its book and age; of a finished tournament the first on the board and what they had cost. */
function WinnerOdds({ tournament, count, now }: WinnerOddsProps) {
  const { odds } = useReaderFormat();
  const { odds: board, status, team } = tournament;
  const shown = board.winner.slice(0, count);
  const isOver = status === 'completed';
  if (shown.length === 0) return <p className="gf-none">{isOver ? 'No closing prices were stored.' : 'No book has prices yet.'}</p>;
  return (
    <>
      <h3>{isOver ? 'Result and closing price' : team ? 'Winning team' : 'To win'}</h3>
      <ol className="gf-win">
        {shown.map(({ playerId, player, odds: price, bookName, seenAt, isStale, positionText }) => {
          const age = formatAge((now - Date.parse(seenAt)) / 1000);
          return (
            <li key={playerId}>
              <span className="gf-pos" title={outText(positionText)}>
                {positionText}
              </span>
              <span className="gf-who">{player}</span>
              <span className="gf-from">
                {bookName}
                {isOver ? '' : ` · ${age}`}
                {isStale ? ', old' : ''}
              </span>
              <b>{odds(price)}</b>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** One tournament: where, when, for how much, and the shortest prices. */
export function TournamentCard({ tournament, count, now }: { tournament: Tournament; count: number; now: number }) {
  const { id, name, venue, location, startDate, endDate, purse, status, statusNote, major, odds } = tournament;
  const isLive = status === 'in-progress';
  return (
    <article className="panel gf-card">
      <header>
        <div>
          <h2>
            <Link to={golfPaths.tournament(id)}>{name}</Link>
          </h2>
          <p className="muted">
            {venue}, {location}
          </p>
        </div>
        <div className="gf-marks">
          {major ? <Badge look="warn">Major</Badge> : null}
          <Badge look={isLive ? 'live' : 'plain'}>{statusText(tournament)}</Badge>
        </div>
      </header>
      <dl className="gf-facts">
        <div>
          <dt>Dates</dt>
          <dd>{datesText(startDate, endDate)}</dd>
        </div>
        <div>
          <dt>Purse</dt>
          <dd>{purseText(purse)}</dd>
        </div>
        <div>
          <dt>Field</dt>
          <dd>{fieldText(tournament) ?? 'Not known yet'}</dd>
        </div>
      </dl>
      {statusNote ? <p className="gf-note">{statusNote}</p> : null}
      <div className="gf-odds">
        <WinnerOdds tournament={tournament} count={count} now={now} />
      </div>
      <footer className="acts">
        <Link className={buttonClass({ size: 'sm' })} to={golfPaths.tournament(id)}>
          {status === 'upcoming' ? 'Field' : 'Leaderboard'} <span className="sr">{`of ${name}`}</span>
        </Link>
        {odds.winner.length > 0 && status !== 'completed' ? (
          <Link
            className={buttonClass({ size: 'sm', look: 'primary' })}
            to={golfPaths.tournament(id, { tab: 'odds' })}
            aria-label={`${name}: compare odds`}
          >
            Compare odds
          </Link>
        ) : null}
      </footer>
    </article>
  );
}
