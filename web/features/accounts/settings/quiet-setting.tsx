import type { User } from '../../../core/session/session.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { EASTERN } from '../../../lib/dates.ts';
import { zoneLabel } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Setting } from './setting.tsx';

const CHOICES = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
] as const;
const NIGHT = { from: 22, until: 7 };
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}));

/** When nothing is told: price alerts wait for the next look, settled bets for the end of the hours. */
export function QuietSetting({ settings }: { settings: User['settings'] }) {
  const change = useChangeSettings();
  const { quietHours } = settings;
  const set = (part: Partial<typeof NIGHT>): void => {
    const next = { ...(quietHours ?? NIGHT), ...part };
    if (next.from !== next.until) change.mutate({ quietHours: next });
  };
  return (
    <Setting
      title="Quiet hours"
      text={`No alerts in these hours, ${zoneLabel(settings.timeZone ?? EASTERN)}; you’ll get a summary after. Paused during a break.`}
    >
      <div className="set-quiet">
        <Segmented
          label="Quiet hours"
          value={quietHours ? 'on' : 'off'}
          options={CHOICES}
          onChange={(value) => change.mutate({ quietHours: value === 'on' ? (quietHours ?? NIGHT) : null })}
        />
        {quietHours ? (
          <>
            <Select
              label="From"
              value={String(quietHours.from)}
              options={HOURS.map((hour) => ({ ...hour, disabled: hour.value === String(quietHours.until) }))}
              onChange={(hour) => set({ from: Number(hour) })}
            />
            <Select
              label="Until"
              value={String(quietHours.until)}
              options={HOURS.map((hour) => ({ ...hour, disabled: hour.value === String(quietHours.from) }))}
              onChange={(hour) => set({ until: Number(hour) })}
            />
          </>
        ) : null}
      </div>
    </Setting>
  );
}
