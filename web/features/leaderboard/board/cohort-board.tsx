import { Users } from 'lucide-react';
import { useSession } from '../../../core/session/session.ts';
import { SignInFirst } from '../../../core/session/sign-in-first.tsx';
import { messageOf } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Cohort, useCohort } from '../leaderboard.queries.ts';
import { MOVEMENT } from '../leaderboard-words.ts';
import { BoardTable } from './board-table.tsx';

const count = (people: number, way: string): string | null =>
  people > 0 ? `${people === 1 ? 'the first goes' : `the first ${people} go`} ${way}` : null;
const rulesOf = ({ goUp, goDown }: Cohort): string => {
  const down = goDown > 0 ? `the last ${goDown === 1 ? 'goes' : `${goDown} go`} down` : null;
  return [count(goUp, 'up'), down].filter(Boolean).join(', ');
};

function Ranked({ cohort }: { cohort: Cohort }) {
  const own = cohort.entries.find(({ isYou }) => isYou);
  const rules = rulesOf(cohort);
  return (
    <Panel
      title={`${cohort.division} division`}
      caption={[cohort.movement ? MOVEMENT[cohort.movement] : null, rules ? `When the week is frozen ${rules}` : null]
        .filter(Boolean)
        .join(' · ')}
      padded={false}
    >
      <BoardTable rows={cohort.entries} ownId={own?.id} by="points" label={`${cohort.division} cohort`} />
    </Panel>
  );
}

function OwnCohort({ week }: { week: string }) {
  const cohort = useCohort(week);
  if (cohort.data?.division) return <Ranked cohort={cohort.data} />;
  if (cohort.data)
    return (
      <EmptyState
        icon={Users}
        title="No cohort in this week"
        hint="Your first settled bet of a week puts you in a cohort of about twenty of your level, once last week's table is frozen."
      />
    );
  if (cohort.isError) return <ErrorState text={messageOf(cohort.error)} onRetry={() => void cohort.refetch()} />;
  return <Skeleton height={320} radius={8} />;
}

/** The caller among competitors of a similar level. */
export function CohortBoard({ week }: { week: string }) {
  const { user, isLoading } = useSession();
  if (user) return <OwnCohort week={week} />;
  if (isLoading) return <Skeleton height={320} radius={8} />;
  return (
    <SignInFirst
      title="Sign in to see your cohort"
      hint="About twenty competitors of a similar level; the best go up a division each week, the last go down."
    />
  );
}
