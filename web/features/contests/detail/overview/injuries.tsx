import type { SportKey } from '@clearedge/contract/sports';
import { TeamInjuries } from '../../../../core/injuries/team-injuries.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../contest-types.ts';

interface Game {
  sport: SportKey;
  awayTeamCode: string;
  homeTeamCode: string;
  isCompleted: boolean;
  injuries: GameDetail['injuries'];
}

/** Both clubs' injured lists, which are of now beside a final too. */
export function Injuries({ game }: { game: Game }) {
  return (
    <Panel title="Injuries" caption={game.isCompleted ? 'now, not at the time of this game' : undefined}>
      <ul className="rows inj">
        <TeamInjuries sport={game.sport} code={game.awayTeamCode} list={game.injuries.away} />
        <TeamInjuries sport={game.sport} code={game.homeTeamCode} list={game.injuries.home} />
      </ul>
    </Panel>
  );
}
