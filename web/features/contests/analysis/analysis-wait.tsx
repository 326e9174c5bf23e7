import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';

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
