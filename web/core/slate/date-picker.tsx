import { DayPicker } from 'react-day-picker';
import './calendar.css';
import { dayOfLocalDate, localDateOfDay } from '../../lib/dates.ts';

interface DatePickerProps {
  date: string;
  today: string;
  onPick: (date: string) => void;
}

/** The month calendar. A press on the chosen day would clear it; the list always has a date, so clearing is ignored. */
export default function DatePicker({ date, today, onPick }: DatePickerProps) {
  return (
    <DayPicker
      mode="single"
      className="cal"
      selected={localDateOfDay(date)}
      defaultMonth={localDateOfDay(date)}
      today={localDateOfDay(today)}
      onSelect={(picked) => {
        if (picked) onPick(dayOfLocalDate(picked));
      }}
      showOutsideDays
    />
  );
}
