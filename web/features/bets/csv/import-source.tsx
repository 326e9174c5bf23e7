import { Segmented } from '../../../ui/controls/segmented.tsx';

type Source = 'file' | 'slip';

const SOURCES: readonly { value: Source; label: string }[] = [
  { value: 'file', label: 'CSV file' },
  { value: 'slip', label: 'Slip or screenshot' },
];

interface ImportSourceProps {
  value: Source;
  /** The other source was chosen. */
  onChange: () => void;
}

/** Where bets are imported from. */
export function ImportSource({ value, onChange }: ImportSourceProps) {
  return <Segmented label="Import from" value={value} options={SOURCES} onChange={(next) => (next === value ? undefined : onChange())} />;
}
