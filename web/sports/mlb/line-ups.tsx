import { TeamChip } from '../../core/team-chip.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import type { BaseballDetail } from './baseball-types.ts';

type LineUp = NonNullable<BaseballDetail['lineUps']>['away'];
const BATS = { L: 'left', R: 'right', S: 'both sides' } as const;

function LineUpList({ code, lineUp }: { code: string; lineUp: LineUp }) {
  return (
    <div>
      <p className="lu-h">
        <TeamChip sport="mlb" code={code} size="sm" />{' '}
        <Badge look={lineUp.confirmed ? 'info' : 'warn'}>{lineUp.confirmed ? 'Confirmed' : 'Projected'}</Badge>
      </p>
      {lineUp.batters.length === 0 ? (
        <p className="muted">Not announced</p>
      ) : (
        <ol className="lu">
          {lineUp.batters.map((batter) => (
            <li key={batter.playerId}>
              <span className="muted">{batter.battingOrder}</span>
              <b>{batter.name}</b>
              <span className="muted">
                {batter.position}, <abbr title={`bats ${BATS[batter.bats]}`}>{batter.bats}</abbr>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

export function LineUps({ game }: { game: BaseballDetail }) {
  return (
    <Panel title="Lineups">
      {game.lineUps ? (
        <div className="lu-two">
          <LineUpList code={game.awayTeamCode} lineUp={game.lineUps.away} />
          <LineUpList code={game.homeTeamCode} lineUp={game.lineUps.home} />
        </div>
      ) : (
        <p className="muted">Not announced yet. Lineups usually post two to four hours before first pitch.</p>
      )}
    </Panel>
  );
}
