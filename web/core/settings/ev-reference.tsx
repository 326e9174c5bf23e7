import type { EvReference } from '../../lib/worth.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { useSettings } from './settings.ts';
import { useChangeSettings } from './settings-change.ts';

const OPTIONS = [
  { value: 'model', label: 'EV v. model' },
  { value: 'market', label: 'EV v. market' },
] as const;

/** The one choice that every screen with an EV follows. */
export const useEvReference = (): EvReference => useSettings().evReference ?? 'model';

export function EvReferenceSwitch() {
  const change = useChangeSettings();
  return (
    <Segmented
      label="EV measured against"
      value={useEvReference()}
      options={OPTIONS}
      onChange={(evReference) => change.mutate({ evReference })}
    />
  );
}
