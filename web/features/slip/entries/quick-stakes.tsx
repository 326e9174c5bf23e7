import { useSettings } from '../../../core/settings/settings.ts';
import { formatMoney } from '../../../lib/format.ts';
import { quickStakes } from '../slip-rules.ts';

interface QuickStakesProps {
  label: string;
  /** The stake that stands now: its button is pressed. */
  value?: number;
  disabled?: boolean;
  onPick: (stake: number) => void;
}

/** Stakes in dollars; in the reader's unit and as shares of their bankroll too, where they have set them. */
export function QuickStakes({ label, value, disabled, onPick }: QuickStakesProps) {
  const { unit, bankroll } = useSettings();
  return (
    <fieldset className="units" disabled={disabled}>
      <legend className="sr">{label}</legend>
      {quickStakes(unit ?? null, bankroll ?? null).map(({ text, spoken, stake }) => (
        <button
          key={text}
          type="button"
          title={formatMoney(stake)}
          aria-label={spoken ? `${spoken}, ${formatMoney(stake)}` : undefined}
          aria-pressed={value === undefined ? undefined : value === stake}
          onClick={() => onPick(stake)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
