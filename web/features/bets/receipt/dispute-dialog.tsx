import { CallError } from '@clearedge/contract/client';
import { useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useDisputeGrade } from '../bet.queries.ts';
import type { Bet, BetPick } from '../bet-types.ts';
import { pickOf, singleType } from '../bet-words.ts';
import { PickFields } from '../reading/pick-fields.tsx';
import '../reading.css';

const REASON_MIN = 5;

interface Meant {
  pick: BetPick;
  words: string;
}

/** What the owner meant, picked from the markets of the bet's game. */
function MeantBet({ bet, meant, onChange }: { bet: Bet; meant: Meant | null; onChange: (meant: Meant | null) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <PickFields
        ask={{ gameId: bet.gameId, betId: bet.id, betType: singleType(bet), selection: bet.selection }}
        from={pickOf(bet)}
        onUse={(pick, words) => {
          setOpen(false);
          onChange({ pick, words });
        }}
        onCancel={() => setOpen(false)}
      />
    );
  return (
    <div className="read-box">
      <p className="read-as">
        <span>{meant ? <b>{meant.words}</b> : 'What did you bet on? Staff will see it next to our reading.'}</span>
      </p>
      <div className="read-acts">
        <Button size="sm" onClick={() => setOpen(true)}>
          {meant ? 'Change' : 'Choose the bet'}
        </Button>
      </div>
    </div>
  );
}

/** Sends the grade of a typed selection to staff, with the reason and the bet that was meant. */
export function DisputeDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [meant, setMeant] = useState<Meant | null>(null);
  const dispute = useDisputeGrade();
  const issue =
    dispute.error instanceof CallError ? dispute.error.problem?.issues?.find(({ path }) => path === 'reason')?.message : undefined;
  const send = (): void =>
    dispute.mutate({ betId: bet.id, body: { reason: reason.trim(), ...(meant ? { pick: meant.pick } : {}) } }, { onSuccess: onClose });
  return (
    <FormDialog
      title="Dispute this grade"
      description={`You typed “${bet.selection}”. We read it as: ${bet.readAs ?? bet.selection}. You can dispute a grade once.`}
      action="Send to staff"
      busy="Sending..."
      isBusy={dispute.isPending}
      canSend={reason.trim().length >= REASON_MIN}
      onSend={send}
      onClose={onClose}
    >
      <MeantBet bet={bet} meant={meant} onChange={setMeant} />
      <Field
        label="What is wrong"
        value={reason}
        maxLength={500}
        autoComplete="off"
        placeholder="My ticket says first 5 innings."
        hint={`At least ${REASON_MIN} characters.`}
        error={issue}
        onChange={(event) => setReason(event.target.value)}
      />
      {dispute.isError && !issue ? (
        <p className="note bad" role="alert">
          {messageOf(dispute.error) ?? 'No answer arrived. Please try again.'}
        </p>
      ) : null}
    </FormDialog>
  );
}
