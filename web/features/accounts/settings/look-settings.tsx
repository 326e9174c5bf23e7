import { EvReferenceSwitch } from '../../../core/settings/ev-reference.tsx';
import { useSettings } from '../../../core/settings/settings.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { EASTERN } from '../../../lib/dates.ts';
import { formatOdds, zoneLabel } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Setting } from './setting.tsx';

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
function zonesWith(chosen: string): readonly { value: string; label: string }[] {
  const more = [...new Set([own(), chosen])].filter((zone) => zone && !COMMON.some(({ value }) => value === zone));
  return [...COMMON, ...more.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
}

const ODDS = [
  { value: 'american', label: `American ${formatOdds(-110)}` },
  { value: 'decimal', label: `Decimal ${formatOdds(-110, 'decimal')}` },
  { value: 'fractional', label: `Fractional ${formatOdds(-110, 'fractional')}` },
] as const;
const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'Match system' },
] as const;

/** What a visitor may change as well: it is kept in the browser then. */
export function LookSettings() {
  const settings = useSettings();
  const change = useChangeSettings();
  const zone = settings.timeZone ?? EASTERN;
  return (
    <>
      <Setting title="Odds format" text="How prices are shown everywhere.">
        <Segmented
          label="Odds format"
          value={settings.oddsFormat}
          options={ODDS}
          onChange={(oddsFormat) => change.mutate({ oddsFormat })}
        />
      </Setting>
      <Setting title="EV" text="What every expected value is measured against: our model blended with the market, or the market alone.">
        <EvReferenceSwitch />
      </Setting>
      <Setting title="Theme">
        <Segmented label="Theme" value={settings.theme} options={THEMES} onChange={(theme) => change.mutate({ theme })} />
      </Setting>
      <Setting title="Time zone" text={`Game times use this zone, now “${zoneLabel(zone)}”. A slate is always an Eastern day.`}>
        <Select
          label="Time zone"
          hideLabel
          value={zone}
          options={zonesWith(zone)}
          onChange={(timeZone) => change.mutate({ timeZone: timeZone === EASTERN ? null : timeZone })}
        />
      </Setting>
    </>
  );
}
