import { type ComponentProps, lazy, Suspense } from 'react';
import { useHasTier } from '../../../core/session/tiers.ts';
import { useSettings } from '../../../core/settings/settings.ts';

const KellyStake = lazy(() => import('./kelly-stake.tsx'));

/** For those with Pro who keep a bankroll: the stake that their share of Kelly gives. */
export function OwnKelly(props: ComponentProps<typeof KellyStake>) {
  const { bankroll } = useSettings();
  const hasPro = useHasTier('pro');
  if (!hasPro || !bankroll) return null;
  return (
    <Suspense fallback={null}>
      <KellyStake {...props} />
    </Suspense>
  );
}
