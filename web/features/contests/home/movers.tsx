import { leagueOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { shortTeam } from '../../../core/teams.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useSlate } from '../list/use-slate.ts';
import { useHomeBoard } from './home-board.ts';
import { type Mover, moversOf } from './mover-rules.ts';

function nameOf({ game, market, side }: Mover): string {
  if (market === 'total') return `${game.awayTeamCode} @ ${game.homeTeamCode} total`;
  return `${shortTeam(side === 'first' ? game.awayTeam : game.homeTeam)} moneyline`;
}

/** Open games of the board's sport whose best price or total has moved most since it opened. */
export function Movers() {
  const { odds } = useReaderFormat();
  const { sport, date } = useHomeBoard();
  const movers = moversOf(useSlate(sport, { date, week: null }).data ?? []);
  if (movers.length === 0) return null;
  return (
    <Panel title="Movers" caption={`open ${leagueOf(sport)} games, since opening`} padded={false}>
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
