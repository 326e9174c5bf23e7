import { formatMoney } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { shareOf } from '../rules/stake-text.ts';

const SHARES = [
  { label: '1%', share: 0.01 },
  { label: '2%', share: 0.02 },
  { label: '5%', share: 0.05 },
] as const;

interface ShareButtonsProps {
  balance: number | undefined;
  /** Bets that the stake is for, each. */
  bets: number;
  disabled: boolean;
  onPick: (stake: number) => void;
}

/** Stakes as shares of the balance. */
export function ShareButtons({ balance, bets, disabled, onPick }: ShareButtonsProps) {
  if (balance === undefined) return null;
  const most = shareOf(balance, 1 / Math.max(1, bets));
  return (
    <fieldset className="vs-shares" disabled={disabled}>
      <legend className="sr">Stake as a share of the balance</legend>
      {SHARES.map(({ label, share }) => (
        <Button key={label} size="sm" title={formatMoney(shareOf(balance, share))} onClick={() => onPick(shareOf(balance, share))}>
          {label}
        </Button>
      ))}
      <Button size="sm" title={formatMoney(most)} onClick={() => onPick(most)}>
        Max
      </Button>
    </fieldset>
  );
}
