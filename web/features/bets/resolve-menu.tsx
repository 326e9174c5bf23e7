import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useResolveBet } from './bet.queries.ts';
import type { Bet, Grade } from './bet-types.ts';
import { marksOf } from './change/closed-rules.ts';

const PayoutDialog = lazy(() => import('./ticket/payout-dialog.tsx').then((module) => ({ default: module.PayoutDialog })));

const CHOICES: readonly { result: Grade; label: string }[] = [
  { result: 'win', label: 'Mark as won' },
  { result: 'loss', label: 'Mark as lost' },
  { result: 'push', label: 'Mark as push' },
  { result: 'void', label: 'Mark as void' },
];

/** Lets the owner enter how a bet ended that scores cannot decide, once its contest is over. */
export function ResolveMenu({ bet, label }: { bet: Bet; label: string }) {
  const resolve = useResolveBet();
  const [asksPayout, setAsksPayout] = useState(false);
  const choose = (result: Grade): void =>
    result === 'win' && bet.legs.length > 0 ? setAsksPayout(true) : resolve.mutate({ betId: bet.id, result });
  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button size="sm" disabled={resolve.isPending}>
            {label} <ChevronDown className="s" />
          </Button>
        }
        items={CHOICES.map(({ result, label: text }) => ({
          label: text,
          disabled: (bet.result === result && bet.legs.length === 0) || (marksOf(bet) === 'void' && result !== 'void'),
          onSelect: () => choose(result),
        }))}
      />
      <Suspense>{asksPayout ? <PayoutDialog bet={bet} onClose={() => setAsksPayout(false)} /> : null}</Suspense>
    </>
  );
}
