import { Link } from 'react-router';
import { formatCount, formatDate, formatMoney, formatPercent, formatSignedMoney, MINUS, NONE } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { useBalance } from '../practice.queries.ts';
import type { Balance } from '../practice-types.ts';

const openNote = ({ openBets, openStake }: Balance): string =>
  openBets === 0 ? 'practice, no cash value' : `${formatMoney(openStake)} at stake`;

function items(data: Balance | undefined) {
  const money = (amount: number | undefined): string => (amount === undefined ? NONE : formatMoney(amount));
  const decided = data?.winRate === null ? 'no bet decided yet' : undefined;
  return [
    {
      label: 'Virtual Balance',
      value: money(data?.balance),
      note: data ? openNote(data) : '',
      title: 'Practice money, without cash value. The contest has a bankroll of its own.',
    },
    { label: 'Total Winnings', value: money(data?.totalWinnings), note: 'profit of won bets', title: 'Since the last reset' },
    { label: 'Total Losses', value: money(data?.totalLosses), note: 'stakes of lost bets', title: 'Since the last reset' },
    {
      label: 'Win Rate',
      value: data?.winRate === null || !data ? NONE : formatPercent(data.winRate),
      note: data ? (decided ?? `${formatCount(data.winCount)} won of ${formatCount(data.decidedCount)} decided`) : '',
      title: 'Wins over wins and losses since the last reset; pushes, voids, cash-outs and open bets count as neither.',
    },
  ];
}

/** How the balance comes about, to the cent. */
function sumText({ startingBalance, totalWinnings, totalLosses, cashOutProfit, notCharged, openStake, balance }: Balance): string {
  const parts = [
    `${formatMoney(startingBalance)} start`,
    `+ ${formatMoney(totalWinnings)} winnings`,
    `${MINUS} ${formatMoney(totalLosses)} losses`,
    cashOutProfit === 0 ? '' : `${cashOutProfit < 0 ? MINUS : '+'} ${formatMoney(Math.abs(cashOutProfit))} from cash-outs`,
    notCharged === 0 ? '' : `${notCharged < 0 ? MINUS : '+'} ${formatMoney(Math.abs(notCharged))} not charged by corrections`,
    openStake === 0 ? '' : `${MINUS} ${formatMoney(openStake)} at stake`,
  ];
  return `${parts.filter(Boolean).join(' ')} = ${formatMoney(balance)}`;
}

function Resets({ data: { resets, lastResetAt, earlierBets } }: { data: Balance }) {
  if (resets === 0 || lastResetAt === null) return null;
  return (
    <>
      {' '}
      {resets === 1 ? '1 reset' : `${formatCount(resets)} resets`}, the last on {formatDate(lastResetAt, 'plain')}.{' '}
      {earlierBets > 0 ? (
        <Link className="link" to={`${paths.resultsPractice}?history=all`}>
          {earlierBets === 1 ? '1 earlier bet' : `${formatCount(earlierBets)} earlier bets`}
        </Link>
      ) : null}
    </>
  );
}

function ContestText({ contest }: Pick<Balance, 'contest'>) {
  const { balance, openStake, startingBalance, weekOn, endsOn } = contest;
  const profit = Math.round((balance + openStake - startingBalance) * 100) / 100;
  return (
    <p className="cap">
      <b>Contest bankroll {formatMoney(balance)}</b>
      {openStake > 0 ? `, ${formatMoney(openStake)} at stake` : ''}, {formatSignedMoney(profit)} this week ({formatDate(weekOn, 'plain')} to{' '}
      {formatDate(endsOn, 'plain')}). It alone counts on the{' '}
      <Link className="link" to={paths.weeklyLeaderboard}>
        leaderboard
      </Link>
      ; everybody starts each Monday with {formatMoney(startingBalance)}.
    </p>
  );
}

/** How the practice bankroll stands and what it is made of, and the contest bankroll beside it. */
export function PracticeTiles() {
  const { data } = useBalance();
  return (
    <div className="stack vs-totals">
      <Tiles items={items(data)} />
      {data ? (
        <div>
          <p className="cap">
            {sumText(data)}.
            <Resets data={data} />
          </p>
          <ContestText contest={data.contest} />
        </div>
      ) : null}
    </div>
  );
}
