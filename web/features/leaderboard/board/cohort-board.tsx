import { Users } from 'lucide-react';
import { useSession } from '../../../core/session/session.ts';
import { SignInFirst } from '../../../core/session/sign-in-first.tsx';
import { messageOf } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Cohort, useCohort, useWeekSummary } from '../leaderboard.queries.ts';
import { MOVEMENT } from '../leaderboard-words.ts';
import { BoardTable } from './board-table.tsx';

const moves = (which: string, people: number, way: string, isFinal: boolean): string | null => {
  if (people === 0) return null;
  const who = people === 1 ? `the ${which}` : `the ${which} ${people}`;
  return `${who} ${isFinal ? 'went' : people === 1 ? 'goes' : 'go'} ${way}`;
};
function rulesOf({ goUp, goDown }: Cohort, isFinal: boolean): string {
  const parts = [moves('first', goUp, 'up', isFinal), moves('last', goDown, 'down', isFinal)].filter(Boolean).join(', ');
  if (parts === '') return '';
  return isFinal ? `Final: ${parts}` : `When the week is final ${parts}`;
}

function Ranked({ cohort, isFinal }: { cohort: Cohort; isFinal: boolean }) {
  const own = cohort.entries.find(({ isYou }) => isYou);
  const rules = rulesOf(cohort, isFinal);
  return (
    <Panel
      title={`${cohort.division} division`}
      caption={[cohort.movement ? MOVEMENT[cohort.movement] : null, rules].filter(Boolean).join(' · ')}
      padded={false}
    >
      <BoardTable rows={cohort.entries} ownId={own?.id} by="points" label={`${cohort.division} cohort`} />
    </Panel>
  );
}

function OwnCohort({ week }: { week: string }) {
  const cohort = useCohort(week);
  const isFinal = typeof useWeekSummary(week).data?.frozenAt === 'string';
  if (cohort.data?.division) return <Ranked cohort={cohort.data} isFinal={isFinal} />;
  if (cohort.data)
    return (
      <EmptyState
        icon={Users}
        title="No cohort in this week"
        hint="Your first scoring bet of a week puts you in a cohort of about twenty of your level, once last week's table is final."
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
