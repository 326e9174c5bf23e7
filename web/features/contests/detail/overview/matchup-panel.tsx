import clsx from 'clsx';
import { Fragment } from 'react';
import { ClubChip } from '../../../../core/club-chip.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../contest-types.ts';

const better = (isBetter: boolean) => (isBetter ? <span className="sr"> (better)</span> : null);

export function MatchupPanel({ game }: { game: GameDetail }) {
  if (game.matchup.length === 0) return null;
  return (
    <Panel title="Key matchup stats" caption="season to date">
      <div className="mu">
        <span>
          <ClubChip sport={game.sport} code={game.awayTeamCode} size="sm" />
        </span>
        <span className="k" />
        <span className="h">
          <ClubChip sport={game.sport} code={game.homeTeamCode} size="sm" />
        </span>
        {game.matchup.map((row) => (
          <Fragment key={row.label}>
            <span className={clsx(row.better === 'away' && 'bt')}>
              {row.away}
              {better(row.better === 'away')}
            </span>
            <span className="k" title={row.note ?? undefined}>
              {row.label}
            </span>
            <span className={clsx('h', row.better === 'home' && 'bt')}>
              {row.home}
              {better(row.better === 'home')}
            </span>
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}
