import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useToday } from '../../../core/status.ts';
import { EASTERN, easternDay } from '../../../lib/dates.ts';
import { formatDate, formatGameTime } from '../../../lib/format.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Expert, type Slot, useSlots, type When } from '../consultation.queries.ts';
import { bookableDays } from './day-rules.ts';

export interface Pick {
  date?: string;
  time?: Slot['time'] | undefined;
}

const STATE_WORDS: Record<Slot['state'], string> = { free: '', taken: 'taken', yours: 'your session', past: 'too late' };

/** The day and the slot as far as both are chosen. */
export const whenOf = ({ date, time }: Pick): When | null => (date && time ? { date, time } : null);

/** Where a picker starts: the first free day of an expert. */
export const firstPick = ({ nextFreeAt }: Expert): Pick => (nextFreeAt ? { date: easternDay(nextFreeAt) } : {});

function SlotButton({ slot, isPicked, onPick }: { slot: Slot; isPicked: boolean; onPick: () => void }) {
  const { timeZone } = useReaderFormat();
  const isFree = slot.state === 'free';
  const more = isFree ? (timeZone === EASTERN ? '' : formatGameTime(slot.startsAt, timeZone)) : STATE_WORDS[slot.state];
  return (
    <button type="button" className="cn-slot" aria-pressed={isPicked} disabled={!isFree} onClick={onPick}>
      {formatGameTime(slot.startsAt)}
      {more ? <small>{more}</small> : null}
    </button>
  );
}

function SlotList({ expertId, pick, onPick }: { expertId: Expert['id']; pick: Pick; onPick: (pick: Pick) => void }) {
  const { data, isError, refetch } = useSlots(expertId, pick.date);
  if (isError) return <ErrorState title="The slots could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={96} radius={6} />;
  const isNone = !data.some(({ state }) => state === 'free');
  return (
    <>
      <fieldset className="cn-slots">
        <legend className="sr">Time</legend>
        {data.map((slot) => (
          <SlotButton
            key={slot.time}
            slot={slot}
            isPicked={slot.time === pick.time && slot.state === 'free'}
            onPick={() => onPick({ ...pick, time: slot.time })}
          />
        ))}
      </fieldset>
      {isNone ? <p className="muted">No open slots this day. Choose another.</p> : null}
    </>
  );
}

/** A day of an expert, and a slot of that day as it stands now. */
export function SlotPicker({ expert, pick, onPick }: { expert: Expert; pick: Pick; onPick: (pick: Pick) => void }) {
  const days = bookableDays(expert, useToday());
  if (!pick.date || days.length === 0) return <p className="note">{expert.name} has no free day at the moment.</p>;
  const options = days.map((day) => ({ value: day, label: formatDate(day, 'full') }));
  return (
    <>
      <Select label="Day" value={pick.date} options={options} onChange={(date) => onPick({ date })} />
      <SlotList expertId={expert.id} pick={pick} onPick={onPick} />
    </>
  );
}
