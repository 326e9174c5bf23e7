import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { paths } from '../../../lib/paths.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type Match, useMatches } from '../strategy.queries.ts';

function Row({ match }: { match: Match }) {
  const { odds, gameTime, clock } = useReaderFormat();
  return (
    <tr>
      <th scope="row">{match.name}</th>
      <td>
        <Link to={paths.game(match.gameId)}>{match.matchup}</Link>
      </td>
      <td>{match.selection}</td>
      <td className="num" title={match.bookName}>
        {odds(match.odds)} <span className="muted">{match.book}</span>
      </td>
      <td>{gameTime(match.startsAt)}</td>
      <td>{match.firedAt ? <Badge look="value">{`Fired ${clock(match.firedAt)}`}</Badge> : <Badge>Fits now</Badge>}</td>
    </tr>
  );
}

/** Today's games that active strategies bet on: what fired, and what stands on the board at this moment. */
export function MatchPanel() {
  const answer = useMatches();
  if (!answer.data) return null;
  return (
    <Panel title="Today’s matches" caption="Best fresh price; a match is no advice" padded={answer.data.length === 0}>
      {answer.data.length === 0 ? (
        <p className="muted">No game of today’s slate fits an active strategy at this moment. You are told when one does.</p>
      ) : (
        <WideTable label="Matches by game">
          <table className="tbl st-match">
            <ColumnHeads heads={['Strategy', 'Game', 'Bet', ['Odds'], 'First pitch', 'State']} />
            <tbody>
              {answer.data.map((match) => (
                <Row key={`${match.strategyId} ${match.gameId}`} match={match} />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Panel>
  );
}
