import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';

/** The place of the analysis until it comes; of a game that has begun nothing is value any more. */
export function AnalysisWait({ isClosed }: { isClosed: boolean }) {
  return (
    <>
      <Panel title={isClosed ? 'Plays of the last analysis' : 'Value plays'}>
        <Skeleton height={96} radius={6} />
      </Panel>
      <Panel title="AI Game Analysis">
        <Skeleton height={220} radius={6} />
      </Panel>
    </>
  );
}
