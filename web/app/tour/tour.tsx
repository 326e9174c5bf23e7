import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useStatus } from '../../core/status.ts';
import { endTour } from '../../core/tour.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import './tour.css';

interface Step {
  title: string;
  text: string;
  link: { to: string; label: string };
  /** What on the page is meant, where the page has it. */
  marks: string;
}

const STEPS: readonly Step[] = [
  {
    title: 'Tap any price',
    text: 'Green is the best price of all books, with its name and age. Tapped, it goes to your slip: log it as your bet, or practice it with a bankroll without cash value.',
    link: { to: paths.games(), label: 'Today’s games' },
    marks: 'main .odds:enabled',
  },
  {
    title: 'Check our record',
    text: 'Every pick is published before the game with its book and price, graded by written rules, and stays. So do the losers.',
    link: { to: paths.record(), label: 'The record' },
    marks: `nav a[href="${paths.record()}"]`,
  },
];
const LAST: Step = {
  title: 'Watch it settle',
  text: 'Your bets follow their games live and settle themselves, each with a receipt: score, rule, arithmetic and your price against the close.',
  link: { to: paths.myBets(), label: 'My Bets' },
  marks: `nav a[href="${paths.myBets()}"]`,
};
const LAST_OF_DEMO: Step = {
  ...LAST,
  text: `${LAST.text} In this demo you can move the clock: press “Simulated league” at the top and play out the day.`,
  marks: 'button.sim',
};

function useMark(selector: string): void {
  useEffect(() => {
    const marked = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetParent !== null);
    if (!marked) return;
    marked.dataset.tour = '';
    return () => marked.removeAttribute('data-tour');
  }, [selector]);
}

/** Three things to try, beside the page and never over what they speak of. */
export default function Tour() {
  const isDemo = useStatus()?.source.kind === 'demo';
  const steps = [...STEPS, isDemo ? LAST_OF_DEMO : LAST];
  const [at, setAt] = useState(0);
  const step = steps[at] ?? LAST;
  useMark(step.marks);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) endTour();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const isLast = at === steps.length - 1;
  return (
    <aside className="tour panel" aria-label="Tour">
      <div aria-live="polite">
        <span className="cap">
          {at + 1} of {steps.length}
        </span>
        <h2>{step.title}</h2>
        <p>{step.text}</p>
      </div>
      <div className="acts">
        <Link className="link" to={step.link.to}>
          {step.link.label}
        </Link>
        <span className="grow" />
        {isLast ? null : (
          <Button look="quiet" onClick={endTour}>
            Skip
          </Button>
        )}
        <Button look="primary" onClick={() => (isLast ? endTour() : setAt(at + 1))}>
          {isLast ? 'Done' : 'Next'}
        </Button>
      </div>
    </aside>
  );
}
