import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/states.tsx';

/** The place of the analysis until it comes. */
export function AnalysisWait() {
  return (
    <>
      <Panel title="Value plays">
        <Skeleton height={96} radius={6} />
      </Panel>
      <Panel title="AI Game Analysis">
        <Skeleton height={220} radius={6} />
      </Panel>
    </>
  );
}
