import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Finding, OwnReport } from '../performance.queries.ts';
import { findingText } from '../words/finding-words.ts';

function FindingList({ title, findings, cuts, none }: { title: string; findings: readonly Finding[]; cuts: number; none: string }) {
  const { prices } = useReaderFormat();
  return (
    <>
      <h3>{title}</h3>
      {findings.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.cut} ${finding.key}`} data-verdict={finding.verdict}>
              {prices(findingText(finding, cuts))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where money was lost and won most surprisingly, and whether that says anything. */
export function FindingsPanel({ report: { leaks, strengths, cutsLookedAt } }: { report: OwnReport }) {
  return (
    <Panel title="Leaks and strengths" caption={`${cutsLookedAt} parts of 20 bets or more looked at`} className="own-find">
      {cutsLookedAt === 0 ? (
        <p className="muted">No part of your bets holds 20 yet, on five days or more. Fewer say nothing.</p>
      ) : (
        <>
          <FindingList title="Leaks" findings={leaks} cuts={cutsLookedAt} none="No part of 20 bets or more lost money." />
          <FindingList title="Strengths" findings={strengths} cuts={cutsLookedAt} none="No part of 20 bets or more won money." />
          <p className="cap">
            Look at enough parts and some will look special by luck. Each is tested against bets worth nothing at their prices, and the
            tests are corrected for how many there are (Holm). Intervals are 95%, resampled by day.
          </p>
        </>
      )}
    </Panel>
  );
}
