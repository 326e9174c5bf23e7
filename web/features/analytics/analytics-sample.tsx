import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import type { AnalyticsReport, Book } from './analytics.queries.ts';

const FIRST: Record<Book, { text: string; to: string; label: string }> = {
  tracked: { text: 'No tracked bet of yours is settled yet.', to: paths.myBets({ tab: 'pending' }), label: 'Add or import bets' },
  practice: { text: 'No practice bet of yours is settled yet.', to: paths.virtualSportsbook, label: 'Virtual Sportsbook' },
};

/** Says before every figure of a sample that it is one. */
export function SampleNotice({ report: { book, open } }: { report: AnalyticsReport }) {
  const { text, to, label } = FIRST[book];
  return (
    <div className="note warn an-sample" role="note">
      <Badge look="warn">Sample</Badge>
      <p>
        {`${text}${open > 0 ? ` ${open} ${open === 1 ? 'is' : 'are'} open.` : ''} Everything below is a preview made from 180 simulated bets that nobody placed.`}
      </p>
      <Link className={buttonClass({ size: 'sm' })} to={to}>
        {label}
      </Link>
    </div>
  );
}
