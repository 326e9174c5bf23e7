import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatLine } from '../../../lib/format.ts';
import type { HistoryMarket } from '../contest-types.ts';
import type { ChartText } from './chart-scales.ts';
import { zoneOffsetMinutes } from './zone-offset.ts';

/** "8 AM"; over several days a midnight reads "Jul 11". */
function tickTime(at: Date, spanHours: number, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
  const isMidnight = part({ hour: 'numeric', hourCycle: 'h23' }) === '00';
  if (spanHours > 24 && isMidnight) return part({ month: 'short', day: 'numeric' });
  return spanHours < 5 ? part({ hour: 'numeric', minute: '2-digit' }) : part({ hour: 'numeric' });
}

export function useChartText(market: HistoryMarket): ChartText {
  const { odds, timeZone } = useReaderFormat();
  return {
    odds,
    line: market === 'total' ? String : formatLine,
    zoneOffsetMinutes: (at) => zoneOffsetMinutes(at, timeZone),
    time: (at, spanHours) => tickTime(at, spanHours, timeZone),
  };
}
