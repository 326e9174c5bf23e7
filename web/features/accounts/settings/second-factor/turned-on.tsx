import { useState } from 'react';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/marks/badge.tsx';
import { ProofForm } from './proof-form.tsx';
import { fieldErrors, useRenewCodes, useTurnOff } from './second-factor.queries.ts';

interface State {
  since: string | null;
  recoveryCodesLeft: number;
}

interface TurnedOnProps {
  state: State;
  onCodes: (codes: readonly string[]) => void;
}

/** That it is on, since when, and the two things that one may do about it. */
export function TurnedOn({ state: { since, recoveryCodesLeft }, onCodes }: TurnedOnProps) {
  const [asks, setAsks] = useState<'renew' | 'off'>();
  const { dateTime } = useReaderFormat();
  const renew = useRenewCodes();
  const turnOff = useTurnOff();
  const close = (): void => setAsks(undefined);
  return (
    <div className="form">
      <p>
        <Badge look="value">On</Badge> <span className="cap">{since ? `since ${dateTime(since)}` : null}</span>
      </p>
      <p className={recoveryCodesLeft < 3 ? 'note warn' : 'cap'}>
        {recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`} left.
      </p>
      {asks === 'renew' ? (
        <ProofForm
          act="Make new codes"
          isBusy={renew.isPending}
          errors={fieldErrors(renew.error)}
          onCancel={close}
          onProof={(proof) => renew.mutate(proof, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
        />
      ) : asks === 'off' ? (
        <ProofForm
          act="Turn off"
          look="danger"
          isBusy={turnOff.isPending}
          errors={fieldErrors(turnOff.error)}
          onCancel={close}
          onProof={turnOff.mutate}
        />
      ) : (
        <div className="form-acts">
          <Button onClick={() => setAsks('renew')}>New recovery codes</Button>
          <Button look="danger" onClick={() => setAsks('off')}>
            Turn off
          </Button>
        </div>
      )}
    </div>
  );
}
