import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { firstPick, type Pick, SlotPicker, whenOf } from '../booking/slot-picker.tsx';
import { type Consultation, type Expert, useCalendarFile, useCancel, useMove } from '../consultation.queries.ts';
import { statusWords, typeName } from '../consultation-words.ts';

/** Moves a session to another slot of its expert, or calls it off. */
function MoveDialog({ session, expert, onClose }: { session: Consultation; expert: Expert; onClose: () => void }) {
  const { dateTime } = useReaderFormat();
  const [pick, setPick] = useState<Pick>(() => firstPick(expert));
  const [isSure, setSure] = useState(false);
  const move = useMove(session.id, onClose);
  const cancel = useCancel(onClose);
  const when = whenOf(pick);
  const isBusy = move.isPending || cancel.isPending;
  const choose = (next: Pick): void => {
    setPick(next);
    setSure(false);
    move.reset();
  };
  const submit = (): void => {
    if (when) move.mutate(when, { onError: () => setPick({ ...pick, time: undefined }) });
  };
  const footer = (
    <>
      {isSure ? (
        <Button look="danger" disabled={isBusy} onClick={() => cancel.mutate(session.id)}>
          Cancel for good
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => setSure(true)}>
          Cancel Session
        </Button>
      )}
      <Button look="primary" disabled={!when || isBusy} onClick={submit}>
        {move.isPending ? 'Moving...' : 'Reschedule'}
      </Button>
    </>
  );
  const description = `Now ${dateTime(session.startsAt)}, ${session.duration} minutes with ${session.expertName}. It can be changed until ${dateTime(session.changeUntil)}.`;
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title="Reschedule" description={description} footer={footer}>
      <div className="form cn-move">
        <SlotPicker expert={expert} pick={pick} onPick={choose} />
        {move.isError ? (
          <p className="note bad" role="alert">
            {messageOf(move.error) ?? 'The session could not be moved. Check your connection and try again.'}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What was written down about a session. */
function NotesDialog({ session, onClose }: { session: Consultation; onClose: () => void }) {
  const { dateTime } = useReaderFormat();
  const description = `${session.expertName}, ${dateTime(session.startsAt)}`;
  const footer = <Button onClick={onClose}>Done</Button>;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Session Notes"
      description={description}
      footer={footer}
    >
      <p className="cn-notes">{session.notes}</p>
    </Dialog>
  );
}

/** A way out of the product: live once staff gave the address. */
function OutLink({ href, label, missing, isMain }: { href: string | null; label: string; missing: string; isMain?: boolean }) {
  if (!href)
    return (
      <Button size="sm" disabled title={missing}>
        {label}
      </Button>
    );
  return (
    <a className={buttonClass({ size: 'sm', look: isMain ? 'primary' : 'default' })} href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}

function Scheduled({ session, expert }: { session: Consultation; expert: Expert | undefined }) {
  const [isMoving, setMoving] = useState(false);
  const calendar = useCalendarFile();
  const isLate = useNow(10_000) > Date.parse(session.changeUntil);
  return (
    <>
      <OutLink href={session.joinUrl} label="Join Call" missing="Staff add the link before the call" isMain />
      <Button
        size="sm"
        disabled={isLate || !expert}
        title={isLate ? 'Too close to its start to be changed' : undefined}
        onClick={() => setMoving(true)}
      >
        Reschedule
      </Button>
      <Button size="sm" look="quiet" disabled={calendar.isPending} onClick={() => calendar.mutate(session.id)}>
        <CalendarPlus /> Add to calendar
      </Button>
      {isMoving && expert ? <MoveDialog session={session} expert={expert} onClose={() => setMoving(false)} /> : null}
    </>
  );
}

function Completed({ session }: { session: Consultation }) {
  const [isReading, setReading] = useState(false);
  if (!session.recordingUrl && !session.notes) return <span className="muted">No recording and no notes yet</span>;
  return (
    <>
      <OutLink href={session.recordingUrl} label="View Recording" missing="There is no recording" />
      <Button
        size="sm"
        disabled={!session.notes}
        title={session.notes ? undefined : 'There are no notes yet'}
        onClick={() => setReading(true)}
      >
        Session Notes
      </Button>
      {isReading ? <NotesDialog session={session} onClose={() => setReading(false)} /> : null}
    </>
  );
}

function Cancelled({ session }: { session: Consultation }) {
  const calendar = useCalendarFile();
  return (
    <Button size="sm" look="quiet" disabled={calendar.isPending} onClick={() => calendar.mutate(session.id)}>
      <CalendarPlus /> Remove from calendar
    </Button>
  );
}

/** One session with what can be done about it. */
export function SessionCard({ session, expert }: { session: Consultation; expert: Expert | undefined }) {
  const { date, gameTime } = useReaderFormat();
  const { label, look } = statusWords(session.status);
  const by = session.cancelledBy === 'staff' ? ' by staff' : '';
  return (
    <article className="cn-session" aria-label={`${typeName(session.type)} session with ${session.expertName}`}>
      <div className="cn-when">
        <b>{date(session.startsAt, 'full')}</b>
        <span className="muted">
          {gameTime(session.startsAt)}, {session.duration} min
        </span>
      </div>
      <div className="cn-what">
        <h3>{session.expertName}</h3>
        <p className="muted">{session.topic ? `${typeName(session.type)}: ${session.topic}` : typeName(session.type)}</p>
      </div>
      <Badge look={look}>{`${label}${by}`}</Badge>
      <div className="cn-acts">
        {session.status === 'scheduled' ? <Scheduled session={session} expert={expert} /> : null}
        {session.status === 'completed' ? <Completed session={session} /> : null}
        {session.status === 'cancelled' ? <Cancelled session={session} /> : null}
      </div>
    </article>
  );
}
