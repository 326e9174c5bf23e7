import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { RefreshCw, SearchX, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { MARKET_ONLY_NOTE } from '../../core/props/market-only.ts';
import type { User } from '../../core/session/session.ts';
import { useEvReference } from '../../core/settings/ev-reference.tsx';
import { SportChips } from '../../core/slate/sport-chips.tsx';
import { formatAge, plural } from '../../lib/format.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SearchField } from '../../ui/controls/field.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import type { DrawDistribution } from './detail/model-part.tsx';
import { type FinderProp, useBookNames, useFinderProps } from './finder.queries.ts';
import type { FinderActions } from './finder-actions.ts';
import { PropList } from './list/prop-list.tsx';
import { choicesOf, findIn } from './rules/filter-rules.ts';
import { againstOf, countFilters, type FinderState, NO_FILTERS } from './rules/finder-url.ts';
import { METHOD_NAME } from './rules/words.ts';
import type { Against } from './rules/worth-rules.ts';
import { FilterFields, type FilterProps, LookFields } from './tools/filter-fields.tsx';
import { Presets } from './tools/presets.tsx';
import './prop-finder.css';

const FilterSheet = lazy(() => import('./tools/filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })));

/** Filters in two rows where there is room; on a phone a bar within the thumb's reach opens them in a sheet. */
function FinderTools(props: FilterProps & { found: number }) {
  const { url, sport, found } = props;
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(url);
  const clear = count > 0 || url.search !== '' ? <Button onClick={() => url.change(NO_FILTERS)}>Clear filters</Button> : null;
  return (
    <>
      <div className="tools pf-tools">
        <SearchField
          label="Search props"
          placeholder="Player, club, prop"
          value={url.search}
          onChange={(search) => url.change({ search })}
        />
        <div className="pf-wide">
          <FilterFields {...props} />
          {clear}
        </div>
        <div className="pf-wide">
          <LookFields url={url} sport={sport} />
        </div>
      </div>
      <div className="pf-thumb">
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          <SlidersHorizontal /> {count > 0 ? `Filters and sort (${count})` : 'Filters and sort'}
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <FilterSheet {...props} found={found} clear={clear} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const STEP_MS = 5000;

/** Seconds since a moment of this machine's clock, by which the cache keeps its times. */
function useAge(atMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - atMs) / 1000);
}

const PropDialog = lazy(() => import('./detail/prop-dialog.tsx').then((module) => ({ default: module.PropDialog })));

interface ScreenProps {
  user: User;
  url: FinderState;
  sport: GameSport;
  /** Those to choose from. */
  sports: readonly GameSport[];
  date: string;
  actions: FinderActions;
  draw: DrawDistribution;
}

const NONE_YET: readonly FinderProp[] = [];
const NOBODY: ReadonlyMap<string, string> = new Map();

/** What is found, worked out again only when the day's list or a filter changes. */
function useFound(props: readonly FinderProp[], url: FinderState) {
  const { category, propType, minEV, isPositiveOnly, game, side, span, sort, search } = url;
  const books = url.books.join(',');
  const against = againstOf(useEvReference(), url);
  const words = useDeferredValue(search);
  return useMemo(
    () =>
      findIn(
        props,
        { category, propType, minEV, isPositiveOnly, game, side, span, sort, search: words, books: books === '' ? [] : books.split(',') },
        against,
      ),
    [props, category, propType, minEV, isPositiveOnly, game, side, span, sort, words, books, against],
  );
}

interface FreshnessProps {
  counts: string;
  updatedAt: number;
  isOld: boolean;
  isAsking: boolean;
  onRefresh: () => void;
}

function Freshness({ counts, updatedAt, isOld, isAsking, onRefresh }: FreshnessProps) {
  const age = formatAge(useAge(updatedAt));
  return (
    <div className="pf-fresh">
      <span className={isOld ? 'cap old' : 'cap'} role="status">
        {counts}
        {isOld ? ` Could not be refreshed; last updated ${age} ago.` : ` Last updated ${age} ago; refreshed every 30 seconds.`}
      </span>
      <Button size="sm" onClick={onRefresh} disabled={isAsking}>
        <RefreshCw /> {isAsking ? 'Refreshing...' : 'Refresh'}
      </Button>
    </div>
  );
}

function againstText(against: Against, url: FinderState): string {
  if (against === 'pooled')
    return 'EV v. model: our model blended with the market (power method), as on every other screen; v. market where we have no projection.';
  if (against === 'worst') return 'EV v. market, most cautious: the lowest chance that any of the six methods gives the side.';
  return `EV v. market: the mean of all books with both sides, margin removed by the ${METHOD_NAME[url.method].toLowerCase()} method.`;
}

/** Of a sport whose players’ closing lines are kept by day. */
const FROM_STARTS =
  'Bars: the last ten starts against the line of each day. Model alone: the simulation’s own chance of the side, not blended.';
const FROM_GAMES =
  'Bars: his last ten games against the line now. Model alone: our own chance of the side from his games this season, not blended; none for kinds that are market only.';

/** Where past games and our own chances come from. */
function sourceOf(sport: GameSport, props: readonly FinderProp[]): string {
  if (sportOf(sport).hasPlayerLines) return FROM_STARTS;
  return props.some(({ model, lastGames }) => model !== null || lastGames.length > 0) ? FROM_GAMES : MARKET_ONLY_NOTE;
}

/** Every prop of a sport's day, filtered in the page. */
export function FinderScreen({ user, url, sport, sports, date, actions, draw }: ScreenProps) {
  const who = `${user.id} ${user.subscriptionTier}`;
  const { data, isError, error, dataUpdatedAt, isFetching, refetch } = useFinderProps(sport, date, url.method, who);
  const names = useBookNames();
  const bookNames = useMemo(() => (names.size === 0 ? NOBODY : names), [names]);
  const props = data ?? NONE_YET;
  const found = useFound(props, url);
  const choices = useMemo(() => choicesOf(props, url.category), [props, url.category]);
  const { change } = url;
  const open = useCallback((prop: string | null) => change({ prop }), [change]);
  const retry = (): void => void refetch();
  const against = againstOf(useEvReference(), url);
  const looking = { books: url.books, against, side: null };
  return (
    <>
      <div className="pf-sport">
        <SportChips
          sport={sport}
          sports={sports}
          // The kinds, games and order of one sport mean nothing in another.
          onPick={(chosen) => url.change({ sport: chosen, date: null, category: 'all', propType: 'all', game: 'all', prop: null })}
        />
      </div>
      <Presets url={url} sport={sport} />
      <FinderTools url={url} sport={sport} choices={choices} bookNames={bookNames} mine={user.settings.myBooks} found={found.length} />
      {data ? (
        <Freshness
          counts={`${plural(found.length, 'prop')} of ${data.length.toLocaleString('en-US')} in ${plural(choices.games.length, 'game')}.`}
          updatedAt={dataUpdatedAt}
          isOld={isError}
          isAsking={isFetching}
          onRefresh={retry}
        />
      ) : null}
      {!data && isError ? (
        <div className="panel">
          <ErrorState title="Failed to fetch prop bets" text={messageOf(error)} onRetry={retry} />
        </div>
      ) : null}
      {!data && !isError ? <Skeleton height={560} radius={8} /> : null}
      {data && found.length === 0 ? (
        <div className="panel">
          <EmptyState
            icon={SearchX}
            title="No props found"
            hint={
              data.length === 0
                ? 'No game of this day takes bets on props now. Another day may have some.'
                : 'Take a filter off, or lower the minimum EV.'
            }
            action={countFilters(url) > 0 || url.search ? <Button onClick={() => change(NO_FILTERS)}>Clear filters</Button> : undefined}
          />
        </div>
      ) : null}
      {found.length > 0 ? <PropList list={found} span={url.span} onOpen={open} actions={actions} bookNames={bookNames} /> : null}
      {data ? (
        <p className="cap pf-note">
          {`${againstText(against, url)} A prop that no book quotes on both sides has no fair price, and no EV. ${sourceOf(sport, data)}`}
        </p>
      ) : null}
      {url.prop ? (
        <Suspense>
          <PropDialog
            key={url.prop}
            propId={url.prop}
            listed={props.find(({ id }) => id === url.prop) ?? null}
            looking={looking}
            span={url.span}
            method={url.method}
            who={who}
            draw={draw}
            actions={actions}
            bookNames={bookNames}
            onClose={() => change({ prop: null })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
