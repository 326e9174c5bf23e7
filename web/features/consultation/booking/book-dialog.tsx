import { CONSULTATION_LIMITS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { DraftArea } from '../../../ui/controls/draft-field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type Consultation, type Expert, useBook } from '../consultation.queries.ts';
import { TYPES } from '../consultation-words.ts';
import { firstPick, type Pick, SlotPicker, whenOf } from './slot-picker.tsx';

interface Draft {
  pick: Pick;
  minutes: '30' | '60';
  type: Consultation['type'];
  topic: string;
}

function Fields({ expert, draft, onChange }: { expert: Expert; draft: Draft; onChange: (patch: Partial<Draft>) => void }) {
  const lengths = [
    { value: '30', label: '30 minutes' },
    { value: '60', label: '60 minutes' },
  ] as const;
  return (
    <>
      <Segmented label="Length" value={draft.minutes} options={lengths} onChange={(minutes) => onChange({ minutes })} />
      <SlotPicker expert={expert} pick={draft.pick} onPick={(pick) => onChange({ pick })} />
      <Select label="Session type" value={draft.type} options={TYPES} onChange={(type) => onChange({ type })} />
      <DraftArea
        draft={draft}
        onChange={onChange}
        name="topic"
        label="What is it about? (optional)"
        maxLength={CONSULTATION_LIMITS.topic}
      />
      <p className="muted">
        List price {formatMoney(expert.pricing[`${draft.minutes}min`])}, included with Elite: nothing is charged, now or later. Move or
        cancel until {CONSULTATION_LIMITS.noticeHours} hours before it begins.
      </p>
    </>
  );
}

/** Books a session with one expert. A slot that somebody else takes meanwhile is said, and the slots are shown anew. */
export function BookDialog({ expert, onClose }: { expert: Expert; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ pick: firstPick(expert), minutes: '60', type: 'strategy', topic: '' });
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const book = useBook(onClose);
  const when = whenOf(draft.pick);
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setKey(crypto.randomUUID());
    book.reset();
  };
  const send = (): void => {
    if (!when) return;
    const { minutes, type, topic } = draft;
    const body = { expertId: expert.id, ...when, duration: minutes === '30' ? 30 : 60, type, topic, key } as const;
    book.mutate(body, { onError: () => setDraft({ ...draft, pick: { ...draft.pick, time: undefined } }) });
  };
  const title = `Book a session with ${expert.name}`;
  return (
    <FormDialog
      title={title}
      description={expert.title}
      action="Book Consultation"
      busy="Booking..."
      isBusy={book.isPending}
      canSend={Boolean(when)}
      onSend={send}
      onClose={onClose}
    >
      <Fields expert={expert} draft={draft} onChange={change} />
      {book.isError ? (
        <p className="note bad" role="alert">
          {messageOf(book.error) ?? 'The session could not be booked. Check your connection and try again.'}
        </p>
      ) : null}
    </FormDialog>
  );
}
