import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge } from '../../../lib/format.ts';
import type { Tournament } from '../golf.queries.ts';
import { outText } from '../words/golf-words.ts';

interface WinnerOddsProps {
  tournament: Tournament;
  count: number;
  now: number;
}

/** The shortest outright prices, each with its book and age; of a finished tournament the first on the board and what they had cost. */
export function WinnerOdds({ tournament, count, now }: WinnerOddsProps) {
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
