import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { EarlyFeature } from '../early.queries.ts';
import { FEEDBACK, type FeedbackKind } from '../early-words.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

/** The three ways to say something about what is still being made. */
export function FeedbackPanel({ features }: { features: readonly EarlyFeature[] }) {
  const [kind, setKind] = useState<FeedbackKind | null>(null);
  return (
    <Panel title="Beta Feedback" caption="Each becomes a ticket that is answered">
      <p className="ea-acts">
        {FEEDBACK.map((one) => (
          <Button key={one.kind} onClick={() => setKind(one.kind)}>
            {one.label}
          </Button>
        ))}
      </p>
      {kind ? <FeedbackDialog kind={kind} features={features} onClose={() => setKind(null)} /> : null}
    </Panel>
  );
}
