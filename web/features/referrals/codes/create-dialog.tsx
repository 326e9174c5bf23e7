import { CallError } from '@clearedge/contract/client';
import { REFERRAL_LIMITS } from '@clearedge/contract/routes/referrals/referral-terms';
import { type SubmitEvent, useId, useState } from 'react';
import { toast } from '../../../core/toasts/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useCreateCode } from '../referral.queries.ts';
import { bodyOf, type Draft, EMPTY_DRAFT, randomCode } from './draft-rules.ts';

const REWARDS = [
  { value: 'pro', label: 'Pro (1 month)' },
  { value: 'elite', label: 'Elite (1 month)' },
] as const;
const MISSING = 'Please enter a referral code';

function issuesOf(error: unknown): Readonly<Record<string, string>> {
  const issues = error instanceof CallError ? (error.problem?.issues ?? []) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^body\./, ''), message]));
}

interface FieldsProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (patch: Partial<Draft>) => void;
}

function CodeFields({ draft, errors, onChange }: FieldsProps) {
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
      <Field
        label="Partner (optional)"
        autoComplete="off"
        value={draft.partner}
        error={errors.partner}
        hint="Username or email of who earns by it, and sees its earnings."
        onChange={(event) => onChange({ partner: event.target.value })}
      />
      <Select label="Reward" value={draft.reward} options={REWARDS} onChange={(reward) => onChange({ reward })} />
      <Field
        label="Duration (days)"
        inputMode="numeric"
        value={draft.days}
        error={errors.rewardDuration}
        onChange={(event) => onChange({ days: event.target.value })}
      />
    </>
  );
}

function TermFields({ draft, errors, onChange }: FieldsProps) {
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
      <Field
        label="Commission %"
        inputMode="numeric"
        value={draft.commission}
        error={errors.commissionPercentage}
        hint="Of every payment of a member who came by the code."
        onChange={(event) => onChange({ commission: event.target.value })}
      />
      <Field
        label="Last day (optional)"
        type="date"
        value={draft.lastDay}
        error={errors.expiresAt}
        onChange={(event) => onChange({ lastDay: event.target.value })}
      />
    </>
  );
}

/** Makes a referral code. */
export function CreateCodeDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isMissing, setIsMissing] = useState(false);
  const create = useCreateCode(onClose);
  const errors = { ...issuesOf(create.error), ...(isMissing && { code: MISSING }) };
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setIsMissing(false);
    create.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const body = bodyOf(draft);
    setIsMissing(body.code === '');
    if (body.code === '') toast({ title: 'Error', description: MISSING, variant: 'destructive' });
    else create.mutate(body);
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={create.isPending}>
        {create.isPending ? 'Creating...' : 'Create Code'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Create Referral Code"
      description="New members sign up by it and get the reward; its partner earns a share of what they pay."
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit} noValidate>
        <CodeFields draft={draft} errors={errors} onChange={change} />
        <TermFields draft={draft} errors={errors} onChange={change} />
      </form>
    </Dialog>
  );
}
