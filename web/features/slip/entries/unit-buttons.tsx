import { useSettings } from '../../../core/settings/settings.ts';
import { formatMoney } from '../../../lib/format.ts';
import { UNIT_STEPS, unitStake } from '../slip-rules.ts';

/** Stakes in the reader's unit; nothing for those who have not set one. */
export function UnitButtons({ label, disabled, onPick }: { label: string; disabled?: boolean; onPick: (stake: number) => void }) {
  const { unit } = useSettings();
  if (!unit) return null;
  return (
    <fieldset className="units" disabled={disabled}>
      <legend className="sr">{label}</legend>
      {UNIT_STEPS.map(({ label: text, spoken, units }) => (
        <button
          key={text}
          type="button"
          title={formatMoney(unitStake(unit, units))}
          aria-label={`${spoken}, ${formatMoney(unitStake(unit, units))}`}
          onClick={() => onPick(unitStake(unit, units))}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
