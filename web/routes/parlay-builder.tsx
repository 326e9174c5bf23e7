import { can } from '@clearedge/contract/entitlements';
import { type GameSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { useEffect } from 'react';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { dayInAddress } from '../core/slate/board-day.ts';
import { DayTools, type SportBoard } from '../core/slate/day-tools.tsx';
import { SportChips } from '../core/slate/sport-chips.tsx';
import { YesterdayBoard } from '../features/comparison/yesterday-board.tsx';
import { OpportunityList, OpportunityTools, useFiltered, wait } from '../features/parlays/offers/opportunity-list.tsx';
import { ParlayPanel } from '../features/parlays/panel/parlay-panel.tsx';
import { useMyParlays } from '../features/parlays/parlay.queries.ts';
import { choices } from '../features/parlays/parlay-choice.ts';
import { ParlaysLocked } from '../features/parlays/parlays-locked.tsx';
import { ParlayPicture } from '../features/parlays/picture/parlay-picture.tsx';
import { SavedList } from '../features/parlays/saved-parlays.tsx';
import { isDay } from '../lib/dates.ts';
import { formatDate } from '../lib/format.ts';
import { useSearch } from '../lib/use-search.ts';
import { useSportDay } from '../sports/use-sport-day.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Skeleton } from '../ui/states/states.tsx';

const TABS = ['positive', 'all', 'saved'] as const;
type Tab = (typeof TABS)[number];
const counted = (name: string, count: number | undefined): string => (count === undefined ? name : `${name} (${count})`);

function useTab(): [Tab, (tab: Tab) => void] {
  const [query, changeSearch] = useSearch();
  const requested = query.get('tab');
  const change = (tab: Tab): void => changeSearch({ tab: tab === 'positive' ? null : tab }, { replace: true });
  return [TABS.find((one) => one === requested) ?? 'positive', change];
}

/** The sport and day of the address, and the ways to others. */
function useBuilderDay() {
  const [query, change] = useSearch();
  const requested = query.get('date');
  const day = useSportDay({ sport: query.get('sport'), date: isDay(requested) ? requested : null }, (key) => sportOf(key).hasPractice);
  const { sport, sports, board, isPending } = day;
  // The clubs and days of one sport mean nothing in another.
  const turnTo = (chosen: GameSport): void => change({ sport: chosen, date: null, q: null }, { replace: true });
  const pick = (chosen: string): void => change({ date: dayInAddress(board, chosen) }, { replace: true });
  const tools = (
    <div className="tools pb-day">
      <SportChips sport={sport} sports={sports} onPick={turnTo} />
      <DayTools board={board} onPick={pick} />
    </div>
  );
  return { sport, board, date: isPending ? '' : board.date, tools };
}

/** Why the list opens on another day than today; nothing where that day was chosen. */
function openingWords(sport: GameSport, { date, today, opening, isSkipped }: SportBoard): string | null {
  if (date === today || date !== opening) return null;
  return isSkipped
    ? `No ${leagueOf(sport)} games today. These are the next, ${formatDate(date)}.`
    : `Today’s games are final. These are tomorrow’s openers, ${formatDate(date)}.`;
}

function Builder({ userId }: { userId: string }) {
  const [tab, setTab] = useTab();
  const { sport, board, date, tools } = useBuilderDay();
  const { all, positive, isBare, failure, stale } = useFiltered(sport, date);
  const saved = useMyParlays(userId).data;
  const note = date === '' ? null : openingWords(sport, board);
  useEffect(() => choices.parlay.openFor(userId), [userId]);
  const listOf = (list: typeof all, of: 'positive' | 'all') => (
    <>
      <div className="pb-head">
        {tools}
        <OpportunityTools sport={sport} />
      </div>
      {note ? <p className="cap pb-day-note">{note}</p> : null}
      {stale}
      {failure ?? (list ? <OpportunityList list={list} of={of} board={{ sport, date, today: board.today }} isBare={isBare} /> : wait)}
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

/** Legs of any sport's day put together, with what they are worth together. */
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
            Best price across books, model and market pooled or the market alone; refreshed every 30 seconds. Only +EV props are listed.
          </span>
        ) : null}
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isOpen ? <Builder key={user.id} userId={user.id} /> : null}
      {!isLoading && !isOpen ? <ParlaysLocked kind="parlay" window={<YesterdayBoard />} /> : null}
    </div>
  );
}
