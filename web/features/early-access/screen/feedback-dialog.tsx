import { EARLY_FEATURE_IDS } from '@clearedge/contract/routes/early-access/early-access-terms';
import { TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
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
  const formId = useId();
  const { label, asks } = FEEDBACK.find((one) => one.kind === kind)!;
  const [draft, setDraft] = useState<{ about: About; title: string; description: string }>({ about: 'all', title: '', description: '' });
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const send = useSendFeedback(onClose);
  const change = (patch: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...patch });
    setKey(crypto.randomUUID());
  };
  const isEmpty = draft.title.trim() === '' || draft.description.trim() === '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { about, title, description } = draft;
    const featureId = EARLY_FEATURE_IDS.find((id) => id === about) ?? null;
    if (!isEmpty) send.mutate({ kind, featureId, title, description, key });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={isEmpty || send.isPending}>
        {send.isPending ? 'Sending...' : 'Send'}
      </Button>
    </>
  );
  const options: { value: About; label: string }[] = [
    { value: 'all', label: 'Early Access in general' },
    ...features.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const about = 'It becomes a ticket: the answer comes to the support page and the bell.';
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={label} description={about} footer={footer}>
      <form id={formId} className="form ea-say" onSubmit={submit} noValidate>
        <Select label="About" value={draft.about} options={options} onChange={(value) => change({ about: value })} />
        <Field
          label="Title"
          required
          maxLength={TICKET_LIMITS.title}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={asks}
          rows={4}
          required
          maxLength={TICKET_LIMITS.text}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
