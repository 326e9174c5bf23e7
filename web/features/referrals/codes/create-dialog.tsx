import { REFERRAL_LIMITS } from '@clearedge/contract/routes/referrals/referral-terms';
import { useState } from 'react';
import { toast } from '../../../core/toasts/toasts.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { Check } from '../../../ui/controls/check.tsx';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useCreateCode } from '../referral.queries.ts';
import { bodyOf, type Draft, EMPTY_DRAFT, randomCode } from './draft-rules.ts';

const REWARDS = [
  { value: 'pro', label: 'Pro (1 month)' },
  { value: 'elite', label: 'Elite (1 month)' },
] as const;
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
        hint="Username or email of who earns by it, and sees its earnings."
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
        hint="Of every payment of a member who came by the code."
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
      description="New members sign up by it and get the reward; its partner earns a share of what they pay."
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
