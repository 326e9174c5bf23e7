import { LOOSENING_HOURS } from '@clearedge/contract/constants';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { CoolOffForm, ExclusionForm } from './break-forms.tsx';
import { type Limits, useLimits } from './limit.queries.ts';
import { LimitForm } from './limit-form.tsx';
import { UsageTable } from './usage-table.tsx';

function Standing({ limits }: { limits: Limits }) {
  const { dateTime } = useReaderFormat();
  const until = limits.excludedUntil ?? limits.coolOffUntil;
  if (!until) return null;
  return (
    <output className="note warn">
      {limits.excludedUntil ? 'You have excluded yourself' : 'You are on a cool-off'} until {dateTime(until)}. Bets cannot be placed before
      then.
    </output>
  );
}

/** The three tools of whoever is signed in. */
export function OwnLimits() {
  const { data, isPending, isError, refetch } = useLimits(true);
  if (isPending) return <Skeleton height={420} radius={8} />;
  if (isError) return <ErrorState title="Your limits could not be loaded" onRetry={() => void refetch()} />;
  return (
    <>
      <Standing limits={data} />
      <Panel title="Weekly limits" caption={`Lower at once, higher after ${LOOSENING_HOURS} hours`}>
        <UsageTable limits={data} />
        <LimitForm key={JSON.stringify([data.weeklyStake, data.weeklyLoss, data.sessionReminderMinutes])} limits={data} />
      </Panel>
      <Panel title="Cool-off" caption="Cannot be lifted early">
        <p className="muted form-lead">A break from placing bets, tracked and virtual alike. You can still sign in and look.</p>
        <CoolOffForm />
      </Panel>
      <Panel title="Self-exclusion" caption="Cannot be lifted early">
        <p className="muted form-lead">A long break, for when limits are not enough. Deleting the account does not end it.</p>
        <ExclusionForm />
      </Panel>
    </>
  );
}
