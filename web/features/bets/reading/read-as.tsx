import { CircleCheck, CircleHelp, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import type { BetPick, ReadAsk, Reading } from '../bet-types.ts';
import { pickOf } from '../bet-words.ts';
import { PickFields } from './pick-fields.tsx';
import type { useReading } from './use-reading.ts';
import '../reading.css';

interface ReadAsProps {
  ask: ReadAsk;
  read: ReturnType<typeof useReading>;
  /** The picked bet; null where its owner enters the result; undefined where the text is read. */
  pick: BetPick | null | undefined;
  /** Another choice; a picked bet comes with its words. */
  onPick: (pick: BetPick | null | undefined, words?: string) => void;
}

const YOURS = 'You enter the result yourself.';

const isCovered = ({ game, players }: Reading): boolean => game !== null || players.length > 0;

export function Verdict({ reading, isOwners }: { reading: Reading; isOwners: boolean }) {
  if (isOwners)
    return (
      <p className="read-as">
        <UserRoundPen className="s" />
        <span>{YOURS}</span>
      </p>
    );
  if (reading.readAs && !reading.reason)
    return (
      <p className="read-as good">
        <CircleCheck className="s" />
        <span>
          Read as: <b>{reading.readAs}</b>
        </span>
      </p>
    );
  return (
    <p className="read-as warn">
      <CircleHelp className="s" />
      <span>
        {reading.reason} {reading.pick ? null : YOURS}
      </span>
    </p>
  );
}

/** What a selection will be graded as, under its field, with the ways to correct it. */
export function ReadAs({ ask, read, pick, onPick }: ReadAsProps) {
  const [isOpen, setOpen] = useState(false);
  const { reading, isError, isCurrent } = read;
  if (isError) return <p className="read-as muted">This can’t be read right now. You can still save it.</p>;
  if (!reading) return null;
  const isOwners = pick === null;
  const use = (next: BetPick, words: string): void => {
    setOpen(false);
    onPick(next, words);
  };
  return (
    <div className="read-box" aria-live="polite" data-stale={isCurrent ? undefined : true}>
      <Verdict reading={reading} isOwners={isOwners} />
      {isOpen && isCovered(reading) ? (
        <PickFields ask={ask} from={pickOf(reading)} onUse={use} onCancel={() => setOpen(false)} />
      ) : (
        <div className="read-acts">
          {isCovered(reading) ? (
            <Button size="sm" look="quiet" onClick={() => setOpen(true)}>
              {reading.readAs && !isOwners ? 'Not this? Choose the bet' : 'Choose the bet'}
            </Button>
          ) : null}
          {isOwners && reading.readAs ? (
            <Button size="sm" look="quiet" onClick={() => onPick(undefined)}>
              Read the text
            </Button>
          ) : null}
          {!isOwners && reading.readAs ? (
            <Button size="sm" look="quiet" onClick={() => onPick(null)}>
              Leave it to me
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
