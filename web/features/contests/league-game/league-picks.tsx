import { leagueOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { useLeaguePicks } from '../../../core/league/game.queries.ts';
import { picksPath } from '../../../core/league/league-paths.ts';
import type { LeagueDetail } from '../../../core/league/league-types.ts';
import { PickLine } from '../../../core/league/price/pick-line.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

/** What we published on this game, as far as the reader's plan goes; nothing without one. */
export function LeaguePicks({ game }: { game: LeagueDetail }) {
  const picks = useLeaguePicks(game);
  if (picks.length === 0) return null;
  const link = (
    <Link className="link" to={picksPath(game.sport, { date: game.slateOn })}>
      {`${leagueOf(game.sport)} Picks`}
    </Link>
  );
  return (
    <Panel title="Our picks" tools={link} className="lg-model-p">
      {picks.map((pick) => (
        <PickLine key={pick.id} pick={pick} />
      ))}
    </Panel>
  );
}
