import { Field } from '../../ui/controls/field.tsx';

const REASON_LEAST = 10;

/** What a change by staff asks for. */
export const isReason = (text: string): boolean => text.trim().length >= REASON_LEAST;

export function ReasonField({ value, stored, onChange }: { value: string; stored: string; onChange: (value: string) => void }) {
  return (
    <Field
      label="Reason"
      value={value}
      maxLength={300}
      hint={`At least ${REASON_LEAST} characters; ${stored}.`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
