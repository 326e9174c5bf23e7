import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { Link } from 'react-router';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Lock } from '../../ui/states/states.tsx';

const SHOWN = 6;

/** What others see: what may be asked, and the way to it. */
export function AssistantLocked() {
  const { user } = useSession();
  return (
    <section className="panel as-locked" aria-label="Locked">
      <Badge look="elite">Elite Only</Badge>
      <Lock
        look="elite"
        title="Elite Feature"
        text="The AI Betting Assistant answers from our own data: prices with their book and age, our probabilities, picks, props and your own bets. If we do not have a figure, it says so."
        actions={
          <>
            {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
            <Link className={buttonClass({ look: 'elite' })} to={paths.subscribe}>
              Upgrade to Elite - $40/month
            </Link>
          </>
        }
      />
      <h2>Sample questions</h2>
      <ul className="as-samples">
        {QUICK_QUESTIONS.slice(0, SHOWN).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
