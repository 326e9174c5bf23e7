import type { CSSProperties } from 'react';
import { formatSigned, formatSignedMoney, plural } from '../../lib/format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { useReaderFormat } from '../settings/reader-format.ts';
import { depthOf, type GridDay, type GridWeek, gridWeeks } from './grid-rules.ts';
import './day-grid.css';

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface CellProps {
  day: GridDay | null;
  largest: number;
}

function Cell({ day, largest }: CellProps) {
  const { date } = useReaderFormat();
  if (!day)
    return (
      <td>
        <span className="sr">No bet</span>
      </td>
    );
  const said = `${formatSignedMoney(day.profit)}, ${plural(day.bets, 'bet')}`;
  const depth = { '--depth': `${Math.round(100 * depthOf(day.profit, largest))}%` } as CSSProperties;
  return (
    <td data-sign={Math.sign(day.profit)} style={depth} title={`${date(day.on)}: ${said}`}>
      <span aria-hidden="true">{formatSigned(day.profit, 0)}</span>
      <span className="sr">{said}</span>
    </td>
  );
}

function Grid({ weeks, largest }: { weeks: readonly GridWeek[]; largest: number }) {
  const { date } = useReaderFormat();
  return (
    <table className="day-grid" style={{ '--weeks': weeks.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Day</span>
          </th>
          {weeks.map(({ from }) => (
            <th key={from} scope="col">
              {date(from, 'day')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NAMES.map((name, at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {weeks.map(({ from, days }) => (
              <Cell key={from} day={days[at] ?? null} largest={largest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Brings the calendar into view where the address names it. */
function show(panel: HTMLElement | null): void {
  if (panel && location.hash === '#every-day') panel.scrollIntoView({ block: 'start' });
}

/** Profit of each day as a calendar, in whole dollars: green made money, red lost it. */
export function DayGrid({ days, by }: { days: readonly GridDay[]; by: 'game day' | 'settlement' }) {
  const weeks = gridWeeks(days);
  const profits = weeks.flatMap((week) => week.days.flatMap((day) => day?.profit ?? []));
  if (profits.length === 0) return null;
  const [best, worst] = [Math.max(...profits), Math.min(...profits)];
  const up = profits.filter((profit) => profit > 0).length;
  const down = profits.filter((profit) => profit < 0).length;
  const shown = profits.length < days.length ? `the newest ${weeks.length} weeks; ` : '';
  return (
    <div id="every-day" ref={show}>
      <Panel
        title="Every day"
        caption={`By ${by}: ${up} up, ${down} down; ${shown}best ${formatSignedMoney(best)}, worst ${formatSignedMoney(worst)}`}
        padded={false}
      >
        <div className="day-grid-p">
          <WideTable label="Profit of every day">
            <Grid weeks={weeks} largest={Math.max(Math.abs(best), Math.abs(worst))} />
          </WideTable>
        </div>
      </Panel>
    </div>
  );
}
