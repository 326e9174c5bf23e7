import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { CalendarX, SearchX } from 'lucide-react';
import { OffSeason } from '../../../core/off-season/off-season.tsx';
import { formatDate } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { dayAfter, weekAfter } from './list-rules.ts';
import type { ListState } from './list-state.ts';
import { useSeason } from './use-slate.ts';

/** The first later day with games: of a season by the day, or from its weeks and the games of the one it is in. */
function useNextDay(sport: GameSport, date: string): string | null {
  const isDaily = sportOf(sport).slate === 'day';
  const week = weekAfter(useSeason(sport)?.weeks ?? [], date);
  const season = useSeason(sport, isDaily || !week ? { date } : { week: week.week }, isDaily || week !== null);
  if (season?.day) return season.day.on === date ? season.day.nextOn : null;
  return season && season.week === week?.week ? dayAfter(season.games, date) : null;
}

interface EmptyProps {
  sport: GameSport;
  list: ListState;
  date: string;
  today: string;
}

function ToToday({ list, date, today }: Omit<EmptyProps, 'sport'>) {
  if (date === today && list.week === null) return null;
  return <Button onClick={() => list.change({ date: null, week: null })}>View Today's Games</Button>;
}

function EmptySlate({ sport, list, date, today }: EmptyProps) {
  const { league, name } = sportOf(sport);
  const next = useNextDay(sport, date);
  const isInsufficientFunds = useSeason(sport)?.source === null;
  const hint = isInsufficientFunds
    ? `The data source in use has no ${name}.`
    : list.week === null
      ? `No ${league} games are scheduled for ${formatDate(date, 'long')}`
      : 'No games are stored for this week.';
  return (
    <EmptyState
      title={gameParts(sport).words.noGames}
      hint={hint}
      icon={CalendarX}
      action={
        <>
          {next && list.week === null ? (
            <Button look="primary" onClick={() => list.change({ date: next === today ? null : next, week: null })}>
              {`Next games: ${formatDate(next)}`}
            </Button>
          ) : null}
          <ToToday list={list} date={date} today={today} />
        </>
      }
    />
  );
}

/** No game that day or week, or none that the search and the filters leave. */
export function ListEmpty({ isNarrowed, ...props }: EmptyProps & { isNarrowed: boolean }) {
  return (
    <div className="panel">
      {isNarrowed ? (
        <EmptyState
          title={gameParts(props.sport).words.noGames}
          hint="Try adjusting your search or filters"
          icon={SearchX}
          action={
            <>
              <Button onClick={props.list.clear}>Show all games</Button>
              <ToToday {...props} />
            </>
          }
        />
      ) : (
        <OffSeason sport={props.sport}>
          <EmptySlate {...props} />
        </OffSeason>
      )}
    </div>
  );
}
