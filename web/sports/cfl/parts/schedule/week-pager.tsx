import { ChevronLeft, ChevronRight } from 'lucide-react';
import { weekName } from '../../../../core/slate/week-name.ts';
import { formatDate } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import type { Schedule } from '../../football-types.ts';

interface WeekPagerProps {
  schedule: Pick<Schedule, 'weeks' | 'week' | 'currentWeek'>;
  onGo: (week: number) => void;
}

/** Week by week through the season, preseason and playoffs included. */
export function WeekPager({ schedule, onGo }: WeekPagerProps) {
  const { weeks, week, currentWeek } = schedule;
  const at = weeks.findIndex((one) => one.week === week);
  const [previous, next] = [weeks[at - 1], weeks[at + 1]];
  const shown = weeks[at];
  const options = weeks.map((one) => ({
    value: String(one.week),
    label: `${weekName(weeks, one)}${one.week === currentWeek ? ' (now)' : ''}`,
  }));
  return (
    <div className="cf-pager">
      <Button disabled={!previous} onClick={() => previous && onGo(previous.week)}>
        <ChevronLeft /> Previous
      </Button>
      <Select label="Week" hideLabel value={String(week)} options={options} onChange={(chosen) => onGo(Number(chosen))} />
      <Button disabled={!next} onClick={() => next && onGo(next.week)}>
        Next <ChevronRight />
      </Button>
      {currentWeek !== null && week !== currentWeek ? <Button onClick={() => onGo(currentWeek)}>This week</Button> : null}
      {shown ? <span className="cap">{`${formatDate(shown.from)} to ${formatDate(shown.to)}`}</span> : null}
    </div>
  );
}
