import type { Bankroll } from '@clearedge/contract/competition';
import { formatDate, formatMoney } from '../../../../lib/format.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useBalance } from '../../practice.queries.ts';
import type { Balance } from '../../practice-types.ts';
import { forgetRefusals } from '../placing/refusals.ts';
import { practiceSlip, usePracticeSlip } from '../slip-store.ts';

const noteOf = (bankroll: Bankroll, { contest }: Balance): string =>
  bankroll === 'contest'
    ? `Counts on the leaderboard: games of ${formatDate(contest.weekOn, 'plain')} to ${formatDate(contest.endsOn, 'plain')}. No cash-out, no reset.`
    : 'For practice alone: not ranked. Can be reset.';

const choose = (bankroll: Bankroll): void => {
  forgetRefusals();
  practiceSlip.set({ bankroll });
};

/** Which bankroll stakes the slip, with what each holds. */
export function BankrollChoice() {
  const { bankroll } = usePracticeSlip();
  const { data } = useBalance();
  const label = (name: string, balance: number | undefined) => (
    <span className="vs-roll">
      {name}
      <small>{balance === undefined ? '' : formatMoney(balance)}</small>
    </span>
  );
  return (
    <div className="vs-rolls">
      <Segmented
        label="Bankroll"
        value={bankroll}
        onChange={choose}
        options={[
          { value: 'contest', label: label('Contest', data?.contest.balance) },
          { value: 'practice', label: label('Practice', data?.balance) },
        ]}
      />
      {data ? <p className="cap">{noteOf(bankroll, data)}</p> : null}
    </div>
  );
}

/** What the chosen bankroll holds. */
export function useSlipBalance(): number | undefined {
  const { bankroll } = usePracticeSlip();
  const { data } = useBalance();
  return bankroll === 'contest' ? data?.contest.balance : data?.balance;
}
