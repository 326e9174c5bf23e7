import type { LeagueSport } from '@clearedge/contract/sports';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ScheduleRequested, scheduleQuery } from '../../../core/league/league.queries.ts';
import type { Schedule } from '../../../core/league/league-types.ts';
import { DateNav } from '../../../core/slate/date-nav.tsx';
import { readWeek, weekName } from '../../../core/slate/week-name.ts';
import { useToday } from '../../../core/status.ts';
import { isDay } from '../../../lib/dates.ts';
import { formatDate } from '../../../lib/format.ts';
import { useSearch } from '../../../lib/use-search.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';

/** The week or the day in the address; without one it is the current one. */
export function useRequested(): { requested: ScheduleRequested; go: (to: ScheduleRequested) => void } {
  const [params, change] = useSearch();
  const [week, date] = [readWeek(params.get('week')), params.get('date')];
  const go = (to: ScheduleRequested): void => change({ week: to.week === undefined ? null : String(to.week), date: to.date ?? null });
  return { requested: { ...(week === null ? {} : { week }), ...(isDay(date) ? { date } : {}) }, go };
}

interface PagerProps {
  schedule: Pick<Schedule, 'weeks' | 'week' | 'currentWeek' | 'currentDay' | 'day'>;
  onGo: (to: ScheduleRequested) => void;
}

/** Week by week through the season, preseason and playoffs included. */
function WeekPager({ schedule: { weeks, week, currentWeek }, onGo }: PagerProps) {
  const go = (to: number): void => onGo(to === currentWeek ? {} : { week: to });
  const at = weeks.findIndex((one) => one.week === week);
  const [previous, next] = [weeks[at - 1], weeks[at + 1]];
  const shown = weeks[at];
  const options = weeks.map((one) => ({
    value: String(one.week),
    label: `${weekName(weeks, one)}${one.week === currentWeek ? ' (now)' : ''}`,
  }));
  return (
    <div className="lg-pager">
      <Button disabled={!previous} onClick={() => previous && go(previous.week)}>
        <ChevronLeft /> Previous
      </Button>
      <Select label="Week" hideLabel value={String(week)} options={options} onChange={(chosen) => go(Number(chosen))} />
      <Button disabled={!next} onClick={() => next && go(next.week)}>
        Next <ChevronRight />
      </Button>
      {currentWeek !== null && week !== currentWeek ? <Button onClick={() => go(currentWeek)}>This week</Button> : null}
      {shown ? <span className="cap">{`${formatDate(shown.from)} to ${formatDate(shown.to)}`}</span> : null}
    </div>
  );
}

function DayPager({
  league,
  on,
  currentDay,
  onGo,
}: { league: LeagueSport; on: string; currentDay: string | null } & Pick<PagerProps, 'onGo'>) {
  const client = useQueryClient();
  const today = useToday();
  return (
    <div className="lg-pager">
      <DateNav
        date={on}
        today={today}
        onPick={(date) => onGo(date === currentDay ? {} : { date })}
        onAim={(date) => void client.prefetchQuery(scheduleQuery(league, { date }))}
      />
    </div>
  );
}

/** Through a season, by the week or by the day. */
export function SlatePager({ league, schedule, onGo }: PagerProps & { league: LeagueSport }) {
  const { day, currentDay } = schedule;
  if (day) return <DayPager league={league} on={day.on} currentDay={currentDay} onGo={onGo} />;
  return <WeekPager schedule={schedule} onGo={onGo} />;
}
