import { can } from '@clearedge/contract/entitlements';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { useBoardDay } from '../core/slate/board-day.ts';
import { YesterdayBoard } from '../features/comparison/yesterday-board.tsx';
import { OpportunityList, OpportunityTools, useFiltered, useOpportunityTools, wait } from '../features/parlays/offers/opportunity-list.tsx';
import { ParlayPanel } from '../features/parlays/panel/parlay-panel.tsx';
import { useMyParlays } from '../features/parlays/parlay.queries.ts';
import { choices } from '../features/parlays/parlay-choice.ts';
import { ParlaysLocked } from '../features/parlays/parlays-locked.tsx';
import { ParlayPicture } from '../features/parlays/picture/parlay-picture.tsx';
import { SavedList } from '../features/parlays/saved-parlays.tsx';
import { formatDate } from '../lib/format.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Skeleton } from '../ui/states/states.tsx';

const TABS = ['positive', 'all', 'saved'] as const;
type Tab = (typeof TABS)[number];
const counted = (name: string, count: number | undefined): string => (count === undefined ? name : `${name} (${count})`);

function useTab(): [Tab, (tab: Tab) => void] {
  const [query, setQuery] = useSearchParams();
  const requested = query.get('tab');
  const change = (tab: Tab): void => {
    const next = new URLSearchParams(query);
    if (tab === 'positive') next.delete('tab');
    else next.set('tab', tab);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [TABS.find((one) => one === requested) ?? 'positive', change];
}

function Builder({ userId }: { userId: string }) {
  const [tab, setTab] = useTab();
  const { filter, change } = useOpportunityTools();
  const { date, today } = useBoardDay(null);
  const { all, positive, isBare, failure, stale } = useFiltered(date);
  const saved = useMyParlays(userId).data;
  useEffect(() => choices.parlay.openFor(userId), [userId]);
  const listOf = (list: typeof all, of: 'positive' | 'all') => (
    <>
      <div className="pb-head">
        <OpportunityTools filter={filter} onChange={change} />
      </div>
      {date === today ? null : (
        <p className="cap pb-day">{`Today’s games are final. These are tomorrow’s openers, ${formatDate(date)}.`}</p>
      )}
      {stale}
      {failure ?? (list ? <OpportunityList list={list} of={of} date={date} isBare={isBare} /> : wait)}
    </>
  );
  return (
    <div className="pb-cols">
      <div className="pb-main">
        <ParlayPicture kind="parlay" />
        <section className="panel" aria-label="Opportunities">
          <Tabs
            label="Opportunities"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'positive', label: counted('Positive EV', positive?.length), content: listOf(positive, 'positive') },
              { value: 'all', label: counted('All Bets', all?.length), content: listOf(all, 'all') },
              { value: 'saved', label: counted('Saved', saved?.length), content: <SavedList userId={userId} kind="parlay" /> },
            ]}
          />
        </section>
      </div>
      <ParlayPanel kind="parlay" userId={userId} />
    </div>
  );
}

/** Legs from today's board put together, with what they are worth together. */
export default function ParlayBuilderRoute() {
  useDocumentTitle('Parlay Builder');
  const { user, tier, isLoading } = useSession();
  const isOpen = user !== null && can(tier, 'parlays');
  return (
    <div className="page parlay-builder">
      <header className="page-h">
        <h1>Parlay Builder</h1>
        {isOpen ? (
          <span className="cap">
            Best price across books, our pooled probability; refreshed every 30 seconds. Only +EV props are listed.
          </span>
        ) : null}
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isOpen ? <Builder key={user.id} userId={user.id} /> : null}
      {!isLoading && !isOpen ? <ParlaysLocked kind="parlay" window={<YesterdayBoard />} /> : null}
    </div>
  );
}
