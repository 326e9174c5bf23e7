import { CONFIDENCE } from '@clearedge/contract/constants';
import { can, lowestTierName, tierNames } from '@clearedge/contract/entitlements';
import { type PickSport, sportOf } from '@clearedge/contract/sports';
import { CalendarX } from 'lucide-react';
import { OffSeason } from '../../../core/off-season/off-season.tsx';
import { FeatureLock } from '../../../core/session/feature-lock.tsx';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { DateNav } from '../../../core/slate/date-nav.tsx';
import { useToday } from '../../../core/status.ts';
import { isDay } from '../../../lib/dates.ts';
import { formatSignedPercent, NONE, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type AnyPick, type OpenDay, useOpenDay, useSportPicks } from '../pick.queries.ts';
import { ReconcileButton } from '../track-picks.tsx';
import {
  ALL_PICKS,
  type Choice,
  choosePicks,
  FILTER_NAME,
  FILTERS,
  readFilter,
  readSort,
  SORT_NAME,
  SORTS,
  statsOf,
} from './list-rules.ts';
import { PickList } from './pick-list.tsx';
import './open-picks.css';
import { useSearch } from '../../../lib/use-search.ts';

interface PicksEmptyProps {
  sport: PickSport;
  league: string;
  day: OpenDay | undefined;
  isNarrowed: boolean;
  onPick: (date: string) => void;
  onClear: () => void;
}

/** No pick on a day, or none that passes the filter; with a way on. */
function PicksEmpty({ sport, league, day, isNarrowed, onPick, onClear }: PicksEmptyProps) {
  const { date } = useReaderFormat();
  const days = [
    [`Previous ${league} day`, day?.previousOn ?? null],
    [`Next ${league} day`, day?.nextOn ?? null],
  ] as const;
  const steps = days.map(([label, on]) =>
    on ? (
      <Button key={label} onClick={() => onPick(on)}>
        {`${label}: ${date(on)}`}
      </Button>
    ) : null,
  );
  return (
    <div className="panel">
      {isNarrowed ? (
        <EmptyState
          title="No picks found"
          hint="No pick of this day fits the search and the filter."
          icon={CalendarX}
          action={<Button onClick={onClear}>Show all picks</Button>}
        />
      ) : (
        <OffSeason sport={sport}>
          <EmptyState title="No picks found" hint={day?.hint} icon={CalendarX} action={steps} />
        </OffSeason>
      )}
    </div>
  );
}

/** What narrows and orders the list. */
function PickTools({ choice, onChange }: { choice: Choice; onChange: (change: Partial<Choice>) => void }) {
  return (
    <div className="tools">
      <SearchField
        label="Search picks"
        placeholder="Search teams or picks..."
        value={choice.search}
        onChange={(search) => onChange({ search })}
        className="g-q"
      />
      <Select
        label="Sort"
        value={choice.sort}
        options={SORTS.map((value) => ({ value, label: SORT_NAME[value] }))}
        onChange={(sort) => onChange({ sort })}
      />
      <Select
        label="Filter"
        value={choice.filter}
        options={FILTERS.map((value) => ({ value, label: FILTER_NAME[value] }))}
        onChange={(filter) => onChange({ filter })}
      />
    </div>
  );
}

/** What is asked for stands in the address; what every reader gets unasked does not. */
function usePickChoice(today: string) {
  const [search, change] = useSearch();
  const requested = search.get('date');
  const now = {
    date: isDay(requested) ? requested : today,
    choice: { search: search.get('q') ?? '', sort: readSort(search.get('sort')), filter: readFilter(search.get('filter')) },
  };
  const go = (to: Partial<Choice> & { date?: string }): void =>
    change(
      {
        ...(to.date !== undefined && { date: to.date === today ? null : to.date }),
        ...(to.search !== undefined && { q: to.search }),
        ...(to.sort !== undefined && { sort: to.sort === ALL_PICKS.sort ? null : to.sort }),
        ...(to.filter !== undefined && { filter: to.filter === ALL_PICKS.filter ? null : to.filter }),
      },
      { replace: 'search' in to },
    );
  return { ...now, go };
}
type PickChoice = ReturnType<typeof usePickChoice>;

const gamesOf = (day: OpenDay | undefined): string | undefined =>
  day && `${plural(day.games, 'game')} that day, ${day.openGames} still open`;

/** The day's picks in four figures, of those that the reader sees. */
function PickTiles({ picks, day }: { picks: readonly AnyPick[]; day: OpenDay | undefined }) {
  const { picks: count, highConfidence, averageConfidence, averageEv } = statsOf(picks);
  const ev = averageEv === null ? NONE : formatSignedPercent(averageEv / 100);
  return (
    <Tiles
      items={[
        { label: 'Picks', value: count, note: gamesOf(day) },
        { label: 'High Confidence', value: highConfidence, note: `${CONFIDENCE.highFilter}% and above` },
        { label: 'Avg Confidence', value: averageConfidence === null ? NONE : `${Math.round(averageConfidence)}%` },
        { label: 'Avg EV', value: ev, note: 'per unit, at the published price' },
      ]}
    />
  );
}

/** What a plan adds to a day; shown where something of it is closed to the reader. */
function MoreLocked({ sport, hidden }: { sport: PickSport; hidden: number }) {
  const more = hidden > 0 ? `${hidden === 1 ? '1 more pick' : `${hidden} more picks`} of this day, the` : 'The';
  return (
    <FeatureLock
      feature="picks"
      title={`${lowestTierName('picks')} shows every pick`}
      text={`${more} reasons before the ${sportOf(sport).startWord} and your own marks are for ${tierNames('picks')}. Free readers see the first three of each day.`}
    />
  );
}

interface DayProps {
  sport: PickSport;
  answer: ReturnType<typeof useSportPicks>;
  day: OpenDay | undefined;
  choice: PickChoice;
  hasAll: boolean;
}

function Day({ sport, answer, day, choice: { choice, go }, hasAll }: DayProps) {
  const picks = answer.data ?? [];
  const { league } = sportOf(sport);
  return (
    <>
      {answer.data ? <PickTiles picks={picks} day={day} /> : null}
      {answer.data ? <PickTools choice={choice} onChange={go} /> : null}
      <PickList
        answer={answer}
        failed={`Unable to load ${league} picks.`}
        canMark={hasAll}
        choose={(all) => choosePicks(all, choice)}
        empty={
          <PicksEmpty
            sport={sport}
            league={league}
            day={day}
            isNarrowed={picks.length > 0}
            onPick={(date) => go({ date })}
            onClear={() => go(ALL_PICKS)}
          />
        }
      />
      {!hasAll && picks.length > 0 ? <MoreLocked sport={sport} hidden={day?.hidden ?? 0} /> : null}
      {day?.note}
    </>
  );
}

/** A day's published picks of a sport for everybody, as far as the reader's tier goes. */
export function PicksScreen({ sport }: { sport: PickSport }) {
  const { user, tier } = useSession();
  const who = user ? `${user.id} ${tier}` : VISITOR;
  const hasAll = user !== null && can(tier, 'picks');
  const today = useToday();
  const choice = usePickChoice(today);
  const answer = useSportPicks(sport, choice.date, who);
  const day = useOpenDay(sport, choice.date, who);
  return (
    <>
      <div className="pk-tools">
        <DateNav date={choice.date} today={today} onPick={(on) => choice.go({ date: on })} />
        {hasAll ? <ReconcileButton sport={sport} date={choice.date} /> : null}
      </div>
      <Day sport={sport} answer={answer} day={day} choice={choice} hasAll={hasAll} />
    </>
  );
}
