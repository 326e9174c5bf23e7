import { useDocumentTitle } from '../../../core/document-title.ts';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { OwnLimits } from './my-limits.tsx';

/** Where help is, for everybody. */
function HelpLines() {
  return (
    <section className="panel" aria-labelledby="help-lines">
      <header className="panel-h">
        <h2 id="help-lines">Someone to talk to</h2>
        <span className="cap">Free, confidential, at any hour</span>
      </header>
      <div className="panel-b">
        <p>
          <a className="btn primary" href="tel:1-800-426-2537">
            Call 1-800-GAMBLER
          </a>
        </p>
        <ul className="rows">
          <li>
            <div>
              <b>United States</b>
              <p>
                National Problem Gambling Helpline: call or text 1-800-GAMBLER (1-800-426-2537), or chat at{' '}
                <a className="link" href="https://www.ncpgambling.org/chat/" rel="noreferrer">
                  ncpgambling.org/chat
                </a>
              </p>
            </div>
          </li>
          <li>
            <div>
              <b>Ontario, Canada</b>
              <p>ConnexOntario: 1-866-531-2600</p>
            </div>
          </li>
          <li>
            <div>
              <b>Gamblers Anonymous</b>
              <p>
                Meetings near you and online:{' '}
                <a className="link" href="https://www.gamblersanonymous.org" rel="noreferrer">
                  gamblersanonymous.org
                </a>
              </p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}

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
