import { EASTERN } from '../../../lib/dates.ts';

const COMMON: readonly { value: string; label: string }[] = [
  { value: EASTERN, label: 'Eastern (default)' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'America/Halifax', label: 'Atlantic' },
  { value: 'America/St_Johns', label: 'Newfoundland' },
  { value: 'Europe/London', label: 'London' },
  { value: 'Europe/Berlin', label: 'Central Europe' },
  { value: 'Asia/Tokyo', label: 'Tokyo' },
  { value: 'Australia/Sydney', label: 'Sydney' },
];

const own = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The usual zones, and besides them this machine's and the chosen one. */
export function zonesWith(chosen: string): readonly { value: string; label: string }[] {
  const more = [...new Set([own(), chosen])].filter((zone) => zone && !COMMON.some(({ value }) => value === zone));
  return [...COMMON, ...more.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
}
