import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { addDays } from '../../lib/dates.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Skeleton } from '../../ui/states/states.tsx';
import './date-nav.css';

const DatePicker = lazy(() => import('./date-picker.tsx'));

interface DateNavProps {
  date: string;
  today: string;
  onPick: (date: string) => void;
  /** Called when a step is about to be taken, so that its games can be fetched ahead. */
  onAim?: (date: string) => void;
}

const calendarWait = (
  <div className="cal-wait">
    <Skeleton height={24} />
    <Skeleton height={236} />
  </div>
);

function DateButton({ date, today, onPick }: Pick<DateNavProps, 'date' | 'today' | 'onPick'>) {
  return (
    <Popover
      label="Choose a date"
      trigger={(props) => (
        <button type="button" className="field" {...props}>
          <CalendarDays />
          <span className="sr">Date</span>
          <b>{formatDate(date)}</b>
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={calendarWait}>
          <DatePicker
            date={date}
            today={today}
            onPick={(picked) => {
              onPick(picked);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}

export function DateNav({ date, today, onPick, onAim }: DateNavProps) {
  const step = (days: number) => {
    const to = addDays(date, days);
    return { onClick: () => onPick(to), onPointerEnter: () => onAim?.(to), onFocus: () => onAim?.(to) };
  };
  return (
    <div className="date">
      <Button aria-label="Previous day" title="Previous day" {...step(-1)}>
        <ChevronLeft />
      </Button>
      <DateButton date={date} today={today} onPick={onPick} />
      <Button aria-label="Next day" title="Next day" {...step(1)}>
        <ChevronRight />
      </Button>
      <Button onClick={() => onPick(today)} aria-current={date === today ? 'date' : undefined}>
        Today
      </Button>
    </div>
  );
}
