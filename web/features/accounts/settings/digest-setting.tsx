import type { User } from '../../../core/session/session.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Setting } from './setting.tsx';

const CHOICES = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'Every morning' },
] as const;

export function DigestSetting({ user }: { user: User }) {
  const change = useChangeSettings();
  return (
    <Setting
      title="Daily digest by e-mail"
      text={`At 10 AM ET to ${user.email}. Every mail has a link that stops it; none comes during a break.`}
    >
      <Segmented
        label="Daily digest by e-mail"
        value={user.settings.digestMail ? 'on' : 'off'}
        options={CHOICES}
        onChange={(value) => change.mutate({ digestMail: value === 'on' })}
      />
    </Setting>
  );
}
