import { lowestTierName } from '@clearedge/contract/entitlements';
import { CONSULTATION_LIMITS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatMoney, plural } from '../../lib/format.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DraftArea } from '../../ui/controls/draft-field.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { firstPick, type Pick, SlotPicker, whenOf } from './booking/slot-picker.tsx';
import { type Consultation, type Expert, useBook, useConsultations, useExperts } from './consultation.queries.ts';
import { TYPES } from './consultation-words.ts';
import { SessionCard } from './parts/session-card.tsx';
import './consultation.css';

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
        List price {formatMoney(expert.pricing[`${draft.minutes}min`])}, included with {lowestTierName('consultation')}: nothing is charged,
        now or later. Move or cancel until {CONSULTATION_LIMITS.noticeHours} hours before it begins.
      </p>
    </>
  );
}

/** Books a session with one expert. A slot that someone else takes meanwhile is shown, and the slots are shown anew. */
function BookDialog({ expert, onClose }: { expert: Expert; onClose: () => void }) {
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

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

const shortDay = (weekday: string): string => weekday.slice(0, 3);

function Facts({ expert }: { expert: Expert }) {
  const { dateTime } = useReaderFormat();
  const { pricing, availability, languages, nextFreeAt } = expert;
  const rows: readonly [string, string][] = [
    ['Specialty', expert.specialty],
    ['Languages', languages.join(', ')],
    ['Days', availability.length > 0 ? availability.map(shortDay).join(', ') : 'No hours are open yet'],
    ['Next free', nextFreeAt ? dateTime(nextFreeAt) : 'Nothing in the next 60 days'],
    ['List price', `${formatMoney(pricing['30min'])} for 30 min, ${formatMoney(pricing['60min'])} for 60 min`],
  ];
  return (
    <dl className="cn-facts">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An expert: what is true of them, and the way to a session. */
function ExpertCard({ expert, onBook }: { expert: Expert; onBook: () => void }) {
  return (
    <article className="panel cn-expert" aria-label={expert.name}>
      <header>
        <span className="cn-face" aria-hidden="true">
          {initialsOf(expert.name)}
        </span>
        <div>
          <h2>{expert.name}</h2>
          <p className="muted">{expert.title}</p>
        </div>
        {expert.isSimulated ? <Badge look="warn">Simulated</Badge> : null}
      </header>
      <p>{expert.experience}</p>
      <Facts expert={expert} />
      <Button look="primary" full disabled={expert.nextFreeAt === null} aria-label={`Book Session with ${expert.name}`} onClick={onBook}>
        Book Session
      </Button>
    </article>
  );
}

/** One's own sessions, the newest first. */
function HistoryPanel({ experts }: { experts: readonly Expert[] }) {
  const { data, isError, refetch } = useConsultations();
  const caption = data && data.length > 0 ? `${plural(data.length, 'session')}, the newest first` : undefined;
  return (
    <Panel title="Consultation History" caption={caption} padded={false}>
      {isError && !data ? <ErrorState title="Your sessions could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={120} radius={8} /> : null}
      {data?.length === 0 ? <EmptyState icon={CalendarClock} title="No sessions yet" hint="Book one with an expert above." /> : null}
      {data?.map((session) => (
        <SessionCard key={session.id} session={session} expert={experts.find(({ id }) => id === session.expertId)} />
      ))}
    </Panel>
  );
}

/** What must be known before booking: who the experts are, what is not claimed of them, and what a session costs. */
function AboutNote({ experts }: { experts: readonly Expert[] }) {
  const isSimulated = experts.some((expert) => expert.isSimulated);
  return (
    <p className={isSimulated ? 'note warn' : 'note'}>
      {isSimulated ? 'This is a demo: the experts are simulated, and no one joins the calls. ' : ''}
      No win rate and no number of picks is shown of an expert, because no one could check them here; the record that can be checked is the
      model’s. Sessions are included with {lowestTierName('consultation')}: the list prices are not charged.
    </p>
  );
}

/** The experts, and one's own sessions with them. */
export function ConsultationScreen() {
  const { data, isError, refetch } = useExperts();
  const [booked, setBooked] = useState<Expert['id'] | null>(null);
  const expert = data?.find(({ id }) => id === booked);
  if (isError && !data) return <ErrorState title="The experts could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius={8} />;
  return (
    <>
      <AboutNote experts={data} />
      <section className="cn-experts" aria-label="Experts">
        {data.map((one) => (
          <ExpertCard key={one.id} expert={one} onBook={() => setBooked(one.id)} />
        ))}
      </section>
      <HistoryPanel experts={data} />
      {expert ? <BookDialog expert={expert} onClose={() => setBooked(null)} /> : null}
    </>
  );
}
