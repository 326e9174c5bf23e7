import { Panel } from '../../../ui/layout/panel.tsx';
import type { OwnReport } from '../performance.queries.ts';
import { unsaidText } from '../words/finding-words.ts';

/** What these bets are too few for, or do not hold at all. */
export function UnsaidPanel({ unsaid }: { unsaid: OwnReport['unsaid'] }) {
  if (unsaid.length === 0) return null;
  return (
    <Panel title="What we cannot say yet" className="own-find">
      <ul>
        {unsaid.map((one) => (
          <li key={one.what}>{unsaidText(one)}</li>
        ))}
      </ul>
    </Panel>
  );
}
