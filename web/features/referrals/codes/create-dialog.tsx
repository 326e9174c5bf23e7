import { PAID_TIERS, type PaidTier, TIER_NAME } from '@clearedge/contract/entitlements';
import { REFERRAL_DEFAULTS, REFERRAL_LIMITS } from '@clearedge/contract/routes/referrals/referral-terms';
import { useState } from 'react';
import { toast } from '../../../core/toasts/toasts.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { Check } from '../../../ui/controls/check.tsx';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type NewCode, useCreateCode } from '../referral.queries.ts';

interface Draft {
  code: string;
  reward: PaidTier;
  days: string;
  maxUses: string;
  isUnlimited: boolean;
  commission: string;
  /** The last day as the browser's date field writes it; empty: never. */
  lastDay: string;
  partner: string;
}

export const EMPTY_DRAFT: Draft = {
  code: '',
  reward: REFERRAL_DEFAULTS.rewardTier,
  days: String(REFERRAL_DEFAULTS.rewardDays),
  maxUses: String(REFERRAL_DEFAULTS.maxUses),
  isUnlimited: false,
  commission: String(REFERRAL_DEFAULTS.commissionPct),
  lastDay: '',
  partner: '',
};

const whole = (text: string, fallback: number): number => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? fallback : number;
};

/** What a draft asks for; what is no number becomes the default, a commission without one none. */
export function bodyOf(draft: Draft): NewCode {
  const partner = draft.partner.trim();
  return {
    code: draft.code.trim().toUpperCase(),
    rewardTier: draft.reward,
    rewardDuration: whole(draft.days, REFERRAL_DEFAULTS.rewardDays),
    maxUses: draft.isUnlimited ? null : whole(draft.maxUses, REFERRAL_DEFAULTS.maxUses),
    commissionPercentage: Math.min(100, Math.max(0, whole(draft.commission, 0))),
    expiresAt: draft.lastDay ? new Date(`${draft.lastDay}T23:59:59`).toISOString() : null,
    ...(partner && { partner }),
  };
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight of 32 letters and digits: long enough that no one guesses one. */
export const randomCode = (bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(8))): string =>
  Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');

const REWARDS = PAID_TIERS.map((value) => ({ value, label: `${TIER_NAME[value]} (1 month)` }));
const MISSING = 'Please enter a referral code';

interface FieldsProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (patch: Partial<Draft>) => void;
}

function CodeFields(fields: FieldsProps) {
  const { draft, errors, onChange } = fields;
  return (
    <>
      <Field
        label="Code"
        required
        className="code-input"
        maxLength={REFERRAL_LIMITS.codeLength.most}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={draft.code}
        error={errors.code}
        onChange={(event) => onChange({ code: event.target.value.toUpperCase() })}
        hint={
          <button type="button" className="link" onClick={() => onChange({ code: randomCode() })}>
            Make one up
          </button>
        }
      />
      <DraftField
        {...fields}
        name="partner"
        label="Partner (optional)"
        autoComplete="off"
        hint="Username or email of the partner who earns from it."
      />
      <Select label="Reward" value={draft.reward} options={REWARDS} onChange={(reward) => onChange({ reward })} />
      <DraftField {...fields} name="days" label="Duration (days)" inputMode="numeric" error={errors.rewardDuration} />
    </>
  );
}

function TermFields(fields: FieldsProps) {
  const { draft, errors, onChange } = fields;
  return (
    <>
      <Field
        label="Max uses"
        inputMode="numeric"
        value={draft.isUnlimited ? '∞' : draft.maxUses}
        disabled={draft.isUnlimited}
        error={errors.maxUses}
        onChange={(event) => onChange({ maxUses: event.target.value })}
      />
      <Check checked={draft.isUnlimited} onChange={(isUnlimited) => onChange({ isUnlimited })}>
        No maximum
      </Check>
      <DraftField
        {...fields}
        name="commission"
        label="Commission %"
        inputMode="numeric"
        error={errors.commissionPercentage}
        hint="Of every payment by a member who signed up with the code."
      />
      <DraftField {...fields} name="lastDay" label="Last day (optional)" type="date" error={errors.expiresAt} />
    </>
  );
}

/** Makes a referral code. */
export function CreateCodeDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isMissing, setIsMissing] = useState(false);
  const create = useCreateCode(onClose);
  const errors = { ...fieldIssues(create.error, 'body.'), ...(isMissing && { code: MISSING }) };
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setIsMissing(false);
    create.reset();
  };
  const send = (): void => {
    const body = bodyOf(draft);
    setIsMissing(body.code === '');
    if (body.code === '') toast({ title: 'Error', description: MISSING, variant: 'destructive' });
    else create.mutate(body);
  };
  return (
    <FormDialog
      title="Create Referral Code"
      description="New members sign up with it and get the reward; the partner earns a share of what they pay."
      action="Create Code"
      busy="Creating..."
      isBusy={create.isPending}
      onSend={send}
      onClose={onClose}
    >
      <CodeFields draft={draft} errors={errors} onChange={change} />
      <TermFields draft={draft} errors={errors} onChange={change} />
    </FormDialog>
  );
}
