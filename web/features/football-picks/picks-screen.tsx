import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { VISITOR } from '../../core/session/of-reader.ts';
import { useSession } from '../../core/session/session.ts';
import { hasTier } from '../../core/session/tiers.ts';
import { useToday } from '../../core/status.ts';
import { isDay } from '../../lib/dates.ts';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { PickCard } from './card/pick-card.tsx';
import { type Choice, choosePicks, readFilter, readSort } from './list-rules.ts';
import { ModelNote } from './model-note.tsx';
import { MoreLocked } from './more-locked.tsx';
import { PickTiles } from './pick-tiles.tsx';
import { PickTools, ReconcileButton } from './pick-tools.tsx';
import { type FootballPick, type FootballPickDay, useFootballPickDay, useFootballPicks } from './picks.queries.ts';
import { PicksEmpty } from './picks-empty.tsx';

interface DateNavProps {
  date: string;
  today: string;
  onPick: (date: string) => void;
}

const WAITING = ['a', 'b', 'c'] as const;
const ALL: Choice = { search: '', sort: 'confidence', filter: 'all' };

/** What is asked for stands in the address; what every reader gets unasked does not. */
function useChoice(today: string) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date');
  const now = {
    date: asked && isDay(asked) ? asked : today,
    choice: { search: search.get('q') ?? '', sort: readSort(search.get('sort')), filter: readFilter(search.get('filter')) },
  };
  const go = (change: Partial<Choice> & { date?: string }): void => {
    const { date, search: q, sort, filter } = { date: now.date, ...now.choice, ...change };
    const said = { date: date === today ? '' : date, q, sort: sort === ALL.sort ? '' : sort, filter: filter === ALL.filter ? '' : filter };
    setSearch(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')), { replace: 'search' in change });
  };
  return { ...now, go };
}

function Waiting() {
  return (
    <div className="pk-list" aria-busy="true">
      <span className="sr">Loading picks</span>
      {WAITING.map((place) => (
        <Skeleton key={place} height={260} radius={8} />
      ))}
    </div>
  );
}

interface DayProps {
  picks: readonly FootballPick[];
  day: FootballPickDay | undefined;
  choice: Choice;
  hasPro: boolean;
  go: (change: Partial<Choice> & { date?: string }) => void;
}

function Day({ picks, day, choice, hasPro, go }: DayProps) {
  const shown = choosePicks(picks, choice);
  const hidden = day ? day.published - day.shown : 0;
  return (
    <>
      <PickTiles picks={picks} day={day} />
      <PickTools choice={choice} onChange={go} />
      {shown.length === 0 ? (
        <PicksEmpty day={day} isNarrowed={picks.length > 0} onPick={(date) => go({ date })} onClear={() => go(ALL)} />
      ) : (
        <div className="pk-list">
          {shown.map((pick) => (
            <PickCard key={pick.id} pick={pick} canMark={hasPro} />
          ))}
        </div>
      )}
      {!hasPro && picks.length > 0 ? <MoreLocked hidden={hidden} /> : null}
      {day?.hasSource ? <ModelNote day={day} /> : null}
    </>
  );
}

/** A day's published CFL picks. The route hands in the date control that every sport shares. */
export function FootballPicksScreen({ dateNav }: { dateNav: (props: DateNavProps) => ReactNode }) {
  const { user, tier } = useSession();
  const who = user ? `${user.id} ${tier}` : VISITOR;
  const hasPro = user !== null && hasTier(tier, 'pro');
  const today = useToday();
  const { date, choice, go } = useChoice(today);
  const { data, isError, refetch } = useFootballPicks(date, who);
  const { data: day } = useFootballPickDay(date, who);
  return (
    <>
      <div className="pk-tools">
        {dateNav({ date, today, onPick: (on) => go({ date: on }) })}
        {hasPro ? <ReconcileButton date={date} /> : null}
      </div>
      {data === undefined && isError ? (
        <ErrorState title="Error Loading Picks" text="Unable to load CFL picks. Please try again later." onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !isError ? <Waiting /> : null}
      {data ? <Day picks={data} day={day} choice={choice} hasPro={hasPro} go={go} /> : null}
    </>
  );
}
