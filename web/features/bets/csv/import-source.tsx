import { useId } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
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

interface PasteProps {
  label: string;
  rows: number;
  placeholder: string;
  hint: string;
  value: string;
  maxLength?: number;
  onChange: (text: string) => void;
}

/** Text that is pasted instead of a file or a screenshot. */
export function PasteField({ label, hint, onChange, ...box }: PasteProps) {
  const id = useId();
  return (
    <div className="form-row">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className="csv-text" spellCheck={false} {...box} onChange={(event) => onChange(event.target.value)} />
      <span className="hint">{hint}</span>
    </div>
  );
}

interface Press {
  label: string;
  isOff: boolean;
  press: () => void;
}
interface FooterProps {
  /** The source is given, what was read is checked, all of it is saved. */
  step: 'source' | 'read' | 'done';
  onClose: () => void;
  /** Undefined while it would lose what is being saved. */
  onBack: (() => void) | undefined;
  read: Press;
  save: Press;
}

const Primary = ({ label, isOff, press }: Press) => (
  <Button look="primary" disabled={isOff} onClick={press}>
    {label}
  </Button>
);

/** The buttons of an import: read the source, then save what was read, then leave. */
export function ImportFooter({ step, onClose, onBack, read, save }: FooterProps) {
  if (step === 'done') return <Primary label="Done" isOff={false} press={onClose} />;
  return step === 'read' ? (
    <>
      <Button disabled={!onBack} onClick={onBack}>
        Back
      </Button>
      <Primary {...save} />
    </>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Primary {...read} />
    </>
  );
}

export const Wrong = ({ words }: { words: string }) =>
  words ? (
    <p className="note bad" role="alert">
      {words}
    </p>
  ) : null;
