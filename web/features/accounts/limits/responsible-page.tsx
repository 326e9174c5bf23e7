import { useDocumentTitle } from '../../../core/document-title.ts';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { HelpLines } from './help-lines.tsx';
import { OwnLimits } from './own-limits.tsx';

const SIGNS = [
  'You bet more than you planned, or to win back what you lost.',
  'You hide how much you bet, or borrow for it.',
  'You are restless when you do not bet, or bet to forget something else.',
  'Sleep, work, money or people suffer.',
];

const Signs = () => (
  <Panel title="Signs to take seriously">
    <ul className="bullets">
      {SIGNS.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  </Panel>
);

const Visitor = () => (
  <Panel title="Limits and breaks">
    <p className="muted form-lead">Weekly limits, cool-off and self-exclusion belong to an account.</p>
    <Button look="primary" onClick={() => openSignIn('login')}>
      Sign In
    </Button>
  </Panel>
);

export function ResponsiblePage() {
  useDocumentTitle('Responsible Gaming');
  const { user, isLoading } = useSession();
  return (
    <>
      <div className="page-h">
        <h1>Responsible Gaming</h1>
        <span className="cap">21+ only</span>
      </div>
      <div className="two">
        <div className="stack">{isLoading ? <Skeleton height={420} radius={8} /> : user ? <OwnLimits /> : <Visitor />}</div>
        <div className="stack">
          <HelpLines />
          <Signs />
        </div>
      </div>
    </>
  );
}
