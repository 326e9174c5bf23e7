import { EARLY_FEATURE_IDS } from '@clearedge/contract/routes/early-access/early-access-terms';
import { TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { useState } from 'react';
import { DraftArea, DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type EarlyFeature, useSendFeedback } from '../early.queries.ts';
import { FEEDBACK, type FeedbackKind } from '../early-words.ts';

type About = EarlyFeature['id'] | 'all';

interface Props {
  kind: FeedbackKind;
  features: readonly EarlyFeature[];
  onClose: () => void;
}

/** Feedback on a feature; it becomes a ticket of one's own. */
export function FeedbackDialog({ kind, features, onClose }: Props) {
  const { label, asks } = FEEDBACK.find((one) => one.kind === kind)!;
  const [draft, setDraft] = useState<{ about: About; title: string; description: string }>({ about: 'all', title: '', description: '' });
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const send = useSendFeedback(onClose);
  const change = (patch: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...patch });
    setKey(crypto.randomUUID());
  };
  const fields = { draft, onChange: change };
  const isEmpty = draft.title.trim() === '' || draft.description.trim() === '';
  const submit = (): void => {
    const { about, title, description } = draft;
    const featureId = EARLY_FEATURE_IDS.find((id) => id === about) ?? null;
    if (!isEmpty) send.mutate({ kind, featureId, title, description, key });
  };
  const options: { value: About; label: string }[] = [
    { value: 'all', label: 'Early Access in general' },
    ...features.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const about = 'It becomes a ticket: the answer comes to the support page and the bell.';
  return (
    <FormDialog
      title={label}
      description={about}
      action="Send"
      busy="Sending..."
      isBusy={send.isPending}
      canSend={!isEmpty}
      className="ea-say"
      onSend={submit}
      onClose={onClose}
    >
      <Select label="About" value={draft.about} options={options} onChange={(value) => change({ about: value })} />
      <DraftField {...fields} name="title" label="Title" required maxLength={TICKET_LIMITS.title} />
      <DraftArea {...fields} name="description" label={asks} rows={4} required maxLength={TICKET_LIMITS.text} />
    </FormDialog>
  );
}
