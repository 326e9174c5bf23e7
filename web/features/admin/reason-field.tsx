import { Field } from '../../ui/controls/field.tsx';

const REASON_LEAST = 10;

/** What a change by staff asks for. */
export const isReason = (text: string): boolean => text.trim().length >= REASON_LEAST;

export function ReasonField({ value, kept, onChange }: { value: string; kept: string; onChange: (value: string) => void }) {
  return (
    <Field
      label="Reason"
      value={value}
      maxLength={300}
      hint={`At least ${REASON_LEAST} characters; ${kept}.`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
