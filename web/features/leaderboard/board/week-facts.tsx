import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatSignedMoney } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { WeekSummary } from '../leaderboard.queries.ts';
import { betsText } from '../leaderboard-words.ts';

/** What the table rests on: how many, how old, open or final. */
export function WeekFacts({ week }: { week: WeekSummary }) {
  const { dateTime } = useReaderFormat();
  const { competitors, simulated, unlisted, pendingBets, frozenAt } = week;
  const parts = [
    competitors === 1 ? '1 competitor' : `${competitors} competitors`,
    simulated > 0 ? `${simulated} simulated` : null,
    unlisted > 0 ? `${unlisted} not listed` : null,
    pendingBets > 0 ? `${betsText(pendingBets)} waiting for a result` : null,
    frozenAt ? `final ${dateTime(frozenAt)}, corrected if a result is corrected` : `as of ${dateTime(week.asOf)}`,
  ];
  return <p className="lb-facts">{parts.filter(Boolean).join(' · ')}</p>;
}

/** What changed in a final week, newest first. */
export function Corrections({ week }: { week: WeekSummary }) {
  const { dateTime } = useReaderFormat();
  if (week.corrections.length === 0) return null;
  return (
    <Panel title="Corrections" caption="Since the week was final">
      <ul className="lb-log">
        {week.corrections.map((one) => (
          <li key={`${one.at} ${one.username}`}>
            <b>{one.username}</b> {`${one.pointsBefore} → ${one.pointsAfter} points, `}
            {`${formatSignedMoney(one.netProfitBefore)} → ${formatSignedMoney(one.netProfitAfter)}. ${one.reason}`}
            <small>{dateTime(one.at)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
