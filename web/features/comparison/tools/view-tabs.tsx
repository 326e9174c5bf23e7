import { formatAge } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { type ComparedGame, useAlerts } from '../comparison.queries.ts';
import type { ComparisonState, View } from '../comparison-url.ts';
import { booksOf } from '../rules/compare-rules.ts';

interface ViewTabsProps {
  url: ComparisonState;
  games: readonly ComparedGame[] | undefined;
  now: number;
  /** The last try to refresh failed. */
  isOld: boolean;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Board, finder and alerts, and how fresh what is shown is. */
export function ViewTabs({ url, games, now, isOld }: ViewTabsProps) {
  const waiting = (useAlerts().data ?? []).filter(({ state }) => state === 'waiting').length;
  const options: { value: View; label: string }[] = [
    { value: 'board', label: 'Board' },
    { value: 'finder', label: 'Finder' },
    { value: 'alerts', label: waiting > 0 ? `Alerts (${waiting})` : 'Alerts' },
  ];
  const confirmedAt = Math.max(
    0,
    ...(games ?? []).flatMap(({ bookmakers }) => bookmakers.map((book) => Date.parse(book.lastUpdated ?? ''))),
  );
  const age = confirmedAt > 0 ? `Prices confirmed ${formatAge(Math.max(0, (now - confirmedAt) / 1000))} ago` : 'No prices yet';
  return (
    <div className="oc-views">
      <Segmented label="View" value={url.view} options={options} onChange={(view) => url.change({ view })} />
      <span className="cap">
        {games
          ? `${plural(games.length, 'game')}, ${plural(booksOf(games, url.market).length, 'book')}. ${isOld ? `${age}; could not be refreshed.` : `${age}.`}`
          : ''}
      </span>
    </div>
  );
}
