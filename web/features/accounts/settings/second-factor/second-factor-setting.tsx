import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states/states.tsx';
import { takeFocus } from '../../account-rules.ts';
import { secondFactor } from './second-factor.queries.ts';
import { SetUp } from './set-up.tsx';
import { TurnedOn } from './turned-on.tsx';

const fileOf = (codes: readonly string[]): string =>
  ['ClearEdge recovery codes', 'Each works once, in place of a code from the app.', '', ...codes, ''].join('\r\n');

/** Shown once: the server keeps only their hashes. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="form">
      <p className="note warn" role="alert">
        Your second factor is on. Keep these recovery codes where your phone is not: each opens your account once if the phone is lost. They
        are not shown again.
      </p>
      <ul className="codes code" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-acts">
        <Button look="primary" ref={takeFocus} onClick={() => saveFile('clearedge-recovery-codes.txt', fileOf(codes), 'text/plain')}>
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}

/** Off, being set up, on, or showing new recovery codes for the one time that they can be seen. */
export function SecondFactorSetting() {
  const { data, isPending, isError, refetch } = useQuery(secondFactor);
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  if (newCodes) return <RecoveryCodes codes={newCodes} onDone={() => setNewCodes(undefined)} />;
  if (isPending) return <Skeleton height={36} radius={6} />;
  if (isError) return <ErrorState title="The second factor could not be loaded" onRetry={() => void refetch()} />;
  return data.isOn ? <TurnedOn state={data} onCodes={setNewCodes} /> : <SetUp isRequired={data.isRequired} onCodes={setNewCodes} />;
}
