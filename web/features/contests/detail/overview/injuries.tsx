import type { SportKey } from '@clearedge/contract/sports';
import { TeamInjuries } from '../../../../core/injuries/team-injuries.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../contest-types.ts';

interface Game {
  sport: SportKey;
  awayTeamCode: string;
  homeTeamCode: string;
  injuries: GameDetail['injuries'];
}

/** Both clubs' injured lists. */
export function Injuries({ game }: { game: Game }) {
  return (
    <Panel title="Injuries">
      <ul className="rows inj">
        <TeamInjuries sport={game.sport} code={game.awayTeamCode} list={game.injuries.away} />
        <TeamInjuries sport={game.sport} code={game.homeTeamCode} list={game.injuries.home} />
      </ul>
    </Panel>
  );
}
