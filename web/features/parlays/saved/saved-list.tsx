import { Bookmark } from 'lucide-react';
import { formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/states.tsx';
import { wait } from '../offers/opportunity-list.tsx';
import { useDeleteParlay, useMyParlays } from '../parlay.queries.ts';
import type { Kind, SavedParlay } from '../parlay-types.ts';
import { SavedRow } from './saved-row.tsx';
import { summarise } from './saved-rules.ts';

function Summary({ list }: { list: readonly SavedParlay[] }) {
  const { pending, settled, won, decided, expectedWins, staked, profit } = summarise(list);
  return (
    <Tiles
      items={[
        { label: 'Saved', value: list.length, note: `${pending} pending` },
        {
          label: 'Won',
          value: decided > 0 ? `${won} of ${decided}` : NONE,
          note: decided > 0 ? formatPercent(won / decided) : 'none decided yet',
          title: 'Pushed and void parlays are on neither side',
        },
        {
          label: 'Expected wins',
          value: expectedWins === null ? NONE : expectedWins.toFixed(1),
          note: expectedWins === null ? 'no estimate yet' : `by our estimates, n ${decided}`,
        },
        {
          label: 'Result',
          value: settled > 0 ? formatSignedMoney(profit) : NONE,
          note: staked > 0 ? `${formatSignedPercent(profit / staked)} of ${formatMoney(staked)}` : 'nothing settled',
        },
      ]}
    />
  );
}

/** One's saved parlays, newest first, with how they did against what was thought of them. */
export function SavedList({ userId, kind }: { userId: string; kind: Kind }) {
  const { data, isError, refetch } = useMyParlays(userId);
  const remove = useDeleteParlay(userId);
  if (isError && !data) return <ErrorState title="Your saved parlays could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return wait;
  if (data.length === 0)
    return (
      <EmptyState
        icon={Bookmark}
        title="No saved parlays yet"
        hint={`Put ${kind === 'parlay' ? 'two legs or more' : 'a prop or more'} together and press Save Parlay: it is settled here from the final scores.`}
      />
    );
  return (
    <div className="pb-saved-list">
      <Summary list={data} />
      <ul aria-label="Saved parlays">
        {data.map((parlay) => (
          <SavedRow key={parlay.id} parlay={parlay} isBusy={remove.isPending} onDelete={() => remove.mutate(parlay.id)} />
        ))}
      </ul>
    </div>
  );
}
