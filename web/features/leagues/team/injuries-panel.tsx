import type { LeagueSport } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { TeamInjuries } from '../../../core/injuries/team-injuries.tsx';
import { useInjuries } from '../../../core/league/league.queries.ts';
import { sectionPath } from '../../../core/league/league-paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';

/** Who of the club is out or may not play, with the way to every other club's list. */
export function InjuriesPanel({ league, code }: { league: LeagueSport; code: string }) {
  const { data, isError, refetch } = useInjuries(league);
  const own = data?.clubs.find((club) => club.code === code);
  if (data && !own) return null;
  return (
    <Panel
      title="Injuries"
      caption={
        <Link className="link" to={sectionPath(league, 'injuries')}>
          Every club
        </Link>
      }
    >
      {own ? (
        <ul className="rows inj">
          <TeamInjuries sport={league} code={code} list={own} />
        </ul>
      ) : isError ? (
        <ErrorState title="The injuries could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={56} radius={8} />
      )}
    </Panel>
  );
}
