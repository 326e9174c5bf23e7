import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState, Skeleton } from '../../../../ui/states/states.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactor } from './second-factor.queries.ts';
import { SetUp } from './set-up.tsx';
import { TurnedOn } from './turned-on.tsx';

/** Off, being set up, on, or showing new recovery codes for the one time that they can be seen. */
export function SecondFactorSetting() {
  const { data, isPending, isError, refetch } = useQuery(secondFactor);
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  if (newCodes) return <RecoveryCodes codes={newCodes} onDone={() => setNewCodes(undefined)} />;
  if (isPending) return <Skeleton height={36} radius={6} />;
  if (isError) return <ErrorState title="The second factor could not be loaded" onRetry={() => void refetch()} />;
  return data.isOn ? <TurnedOn state={data} onCodes={setNewCodes} /> : <SetUp isRequired={data.isRequired} onCodes={setNewCodes} />;
}
