import { DEFAULT_KELLY_SHARE } from '@clearedge/quant/sizing';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type Calculated, inFormat, type Question, type ShareChoice, type Typed } from '../rules/calculator.ts';
import { FORMATS } from '../rules/formats.ts';

/** Keeps the share and the bankroll with the account, for stakes everywhere. */
function SaveDefault({ question }: { question: Question | null }) {
  const { user, isLoading } = useSession();
  const change = useChangeSettings();
  if (isLoading) return null;
  if (!user)
    return (
      <p className="cap">
        <button type="button" className="link" onClick={() => openSignIn('login')}>
          Sign in
        </button>{' '}
        to keep your bankroll and share as the default for stakes.
      </p>
    );
  const { kellyShare = DEFAULT_KELLY_SHARE, bankroll } = user.settings;
  const isSaved =
    question !== null && kellyShare === question.share && bankroll !== undefined && Math.round(bankroll * 100) === question.bankrollCents;
  const save = (): void => {
    if (!question || question.bankrollCents === 0) return;
    const dollars = question.bankrollCents / 100;
    const description = `Stakes are advised at ${formatPercent(question.share, 0)} of Kelly on ${formatMoney(dollars)}.`;
    change.mutate(
      { kellyShare: question.share, bankroll: dollars },
      { onSuccess: () => toast({ title: 'Saved as default', description }) },
    );
  };
  return (
    <div className="kelly-save">
      <Button disabled={!question || question.bankrollCents === 0 || isSaved || change.isPending} onClick={save}>
        {isSaved ? 'Saved as default' : 'Save as default'}
      </Button>
      <span className="cap">
        {bankroll === undefined
          ? 'Default: a quarter of Kelly, no bankroll kept.'
          : `Default: ${formatPercent(kellyShare, 0)} of Kelly on ${formatMoney(bankroll)}.`}
      </span>
    </div>
  );
}

const MEANS = [
  { value: 'probability', label: 'Win probability' },
  { value: 'edge', label: 'Edge' },
] as const;
const SHARE_OPTIONS: readonly { value: ShareChoice; label: string }[] = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'custom', label: 'Custom' },
];

export interface FormProps {
  typed: Typed;
  calculated: Calculated;
  onChange: (patch: Partial<Typed>) => void;
}

function PriceBoxes({ typed, calculated: { errors }, onChange }: FormProps) {
  const { format, means } = typed;
  return (
    <>
      <div className="kelly-pair">
        <Field
          label="Odds"
          value={typed.odds}
          error={errors.odds}
          inputMode={format === 'decimal' ? 'decimal' : 'text'}
          autoComplete="off"
          onChange={({ target }) => onChange({ odds: target.value, push: 0 })}
        />
        <Segmented
          label="Odds format"
          value={format}
          options={FORMATS}
          onChange={(next) => onChange({ format: next, odds: inFormat(typed.odds, format, next) })}
        />
      </div>
      <div className="kelly-pair">
        {means === 'probability' ? (
          <Field
            label="Win probability, %"
            value={typed.chance}
            error={errors.chance}
            inputMode="decimal"
            autoComplete="off"
            hint={typed.push > 0 ? `Of decided bets; the stake comes back in ${(100 * typed.push).toFixed(1)}%.` : undefined}
            onChange={({ target }) => onChange({ chance: target.value })}
          />
        ) : (
          <Field
            label="Edge, % of the stake"
            value={typed.edge}
            error={errors.edge}
            inputMode="decimal"
            autoComplete="off"
            hint="Expected profit per $100 staked"
            onChange={({ target }) => onChange({ edge: target.value })}
          />
        )}
        <Segmented label="What you know" value={means} options={MEANS} onChange={(next) => onChange({ means: next })} />
      </div>
    </>
  );
}

function ShareBoxes({ typed, calculated: { errors }, onChange }: FormProps) {
  return (
    <div className="form-row">
      <span className="kelly-lbl">Kelly fraction</span>
      <Segmented label="Kelly fraction" value={typed.share} options={SHARE_OPTIONS} onChange={(share) => onChange({ share })} />
      {typed.share === 'custom' ? (
        <Field
          label="Custom share, % of full Kelly"
          value={typed.customShare}
          error={errors.customShare}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onChange({ customShare: target.value })}
        />
      ) : null}
    </div>
  );
}

/** What the calculation needs, each box with its own word when it cannot be read. */
export function KellyForm(props: FormProps) {
  const { typed, calculated, onChange } = props;
  return (
    <Panel title="Your bet">
      <div className="form kelly-form">
        <PriceBoxes {...props} />
        <Field
          label="Bankroll"
          prefix="$"
          value={typed.bankroll}
          error={calculated.errors.bankroll}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onChange({ bankroll: target.value })}
        />
        <ShareBoxes {...props} />
        <Field
          label="Cap, % of the bankroll"
          value={typed.cap}
          error={calculated.errors.cap}
          inputMode="decimal"
          autoComplete="off"
          hint="We suggest 5% or less"
          onChange={({ target }) => onChange({ cap: target.value })}
        />
        <SaveDefault question={calculated.question} />
      </div>
    </Panel>
  );
}
