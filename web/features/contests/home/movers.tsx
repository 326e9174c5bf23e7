import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { shortTeam } from '../../../core/teams.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useHomeGames } from '../event.queries.ts';
import { type Mover, moversOf } from './mover-rules.ts';

function nameOf({ game, market, side }: Mover): string {
  if (market === 'total') return `${game.awayTeamCode} @ ${game.homeTeamCode} total`;
  return `${shortTeam(side === 'first' ? game.awayTeam : game.homeTeam)} moneyline`;
}

/** Open games whose best price or total has moved most since it opened. */
export function Movers({ date }: { date: string }) {
  const { odds } = useReaderFormat();
  const movers = moversOf(useHomeGames(date).data ?? []);
  if (movers.length === 0) return null;
  return (
    <Panel title="Movers" caption="open games, since opening" padded={false}>
      <ul className="mvr">
        {movers.map((mover) => (
          <li key={mover.game.gameId}>
            <TeamChip
              sport={mover.game.sport}
              code={mover.side === 'first' ? mover.game.awayTeamCode : mover.game.homeTeamCode}
              size="sm"
            />
            <Link to={paths.game(mover.game.gameId)}>{nameOf(mover)}</Link>
            <b>
              {mover.market === 'total' ? mover.from : odds(mover.from)} <span aria-hidden="true">→</span>
              <span className="sr">to</span> {mover.market === 'total' ? mover.to : odds(mover.to)}
            </b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
