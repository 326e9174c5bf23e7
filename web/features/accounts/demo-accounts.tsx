import { TIER_NAME } from '../../core/session/tiers.ts';
import { type Status, useStatus } from '../../core/status.ts';
import { Button } from '../../ui/controls/button.tsx';

type DemoAccount = Status['demoAccounts'][number];

const nameOf = (account: DemoAccount): string => (account.isAdmin ? 'Admin' : TIER_NAME[account.tier]);

/** The accounts of a demo installation, one press to fill them in. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const accounts = useStatus()?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className="demo" aria-label="Demo accounts">
      <p className="cap">This installation shows simulated games. Try it with a demo account:</p>
      <div>
        {accounts.map((account) => (
          <Button key={account.email} title={account.email} onClick={() => onChoose(account)}>
            {nameOf(account)}
          </Button>
        ))}
      </div>
    </section>
  );
}
