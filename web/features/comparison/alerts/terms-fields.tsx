import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { Check } from '../../../ui/controls/check.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import type { Checked, Draft, Kind } from './draft-rules.ts';

interface TermsFieldsProps {
  draft: Draft;
  checked: Checked | null;
  hasNumbers: boolean;
  hasMine: boolean;
  onChange: (draft: Draft) => void;
}

const KIND_NAME: Record<Kind, string> = { price: 'Price', line: 'Number', move: 'Move' };

/** What to wait for: a price, a number or a move, at any book or at one's own. */
export function TermsFields({ draft, checked, hasNumbers, hasMine, onChange }: TermsFieldsProps) {
  const kinds = (hasNumbers ? (['price', 'line', 'move'] as const) : (['price', 'move'] as const)).map((value) => ({
    value,
    label: KIND_NAME[value],
  }));
  const format = useOddsFormat();
  const errorOf = (field: string): string | undefined =>
    checked && 'field' in checked && checked.field === field ? checked.error : undefined;
  const set = (change: Partial<Draft>): void => onChange({ ...draft, ...change });
  return (
    <>
      <Segmented label="Wait for" value={draft.kind} options={kinds} onChange={(kind) => set({ kind })} />
      <div className="oc-fields">
        {draft.kind !== 'move' && hasNumbers ? (
          <Field
            label="Number, or better"
            inputMode="text"
            value={draft.line}
            error={errorOf('line')}
            onChange={(event) => set({ line: event.target.value })}
          />
        ) : null}
        {draft.kind === 'price' ? (
          <Field
            label="Price, or better"
            inputMode="text"
            value={draft.odds}
            error={errorOf('odds')}
            onChange={(event) => set({ odds: event.target.value })}
          />
        ) : null}
        {draft.kind === 'move' ? (
          <Field
            label="Cents away from now"
            inputMode="numeric"
            value={draft.move}
            error={errorOf('move')}
            hint={
              [format === 'american' ? '' : 'In American odds.', hasNumbers ? 'Or any other number.' : ''].filter(Boolean).join(' ') ||
              undefined
            }
            onChange={(event) => set({ move: event.target.value })}
          />
        ) : null}
      </div>
      {hasMine ? (
        <Check checked={draft.isMine} onChange={(isMine) => set({ isMine })}>
          Only at my books
        </Check>
      ) : null}
    </>
  );
}
