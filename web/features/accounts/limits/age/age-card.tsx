import { useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../../core/session/session.ts';
import { paths } from '../../../../lib/paths.ts';
import { useLimits } from '../limit.queries.ts';
import { useAgeQuestionParts } from './age-question.tsx';
import './age-card.css';

function Question({ titleId }: { titleId: string }) {
  const { title, text, buttons } = useAgeQuestionParts();
  return (
    <>
      <p>
        <b id={titleId}>{title}</b> <span className="cap">{text}</span>
      </p>
      <span className="acts">{buttons}</span>
    </>
  );
}

/** Asks a bettor's age once, and says what follows from the answer; nothing to see for who is of age. */
export function AgeCard() {
  const titleId = useId();
  const limits = useLimits(useSession().user !== null).data;
  if (!limits || limits.ageAnswer === 'of_age') return null;
  return (
    <section className="panel age-card" aria-labelledby={titleId}>
      {limits.ageAnswer === null ? (
        <Question titleId={titleId} />
      ) : (
        <p>
          <b id={titleId}>You told us you are under 21.</b>{' '}
          <span className="cap">
            Betting is closed, practice included. If that was a mistake, <Link to={paths.support}>write to support</Link>.
          </span>
        </p>
      )}
    </section>
  );
}
