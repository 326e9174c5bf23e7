import { can } from '@clearedge/contract/entitlements';
import type { ReactNode } from 'react';
import { PageTabs } from '../../core/page-tabs.tsx';
import { FeatureBadge } from '../../core/session/feature-badge.tsx';
import { useSession } from '../../core/session/session.ts';
import { paths } from '../../lib/paths.ts';

/** Not among the first screen's addresses: only My Results leads there. */
export const RESULTS_YEAR = `${paths.results}/year`;

interface Props {
  /** Address of the open tab. */
  current: string;
  caption: string;
  children?: ReactNode;
}

/** Head of My Results, whichever of its tabs is open. */
export function ResultsHead({ current, caption, children }: Props) {
  const { tier } = useSession();
  const analytics = can(tier, 'analytics') ? (
    'Analytics'
  ) : (
    <>
      Analytics <FeatureBadge feature="analytics" />
    </>
  );
  return (
    <>
      <header className="page-h">
        <h1>My Results</h1>
        <span className="cap">{caption}</span>
        <span className="grow" />
        {children}
      </header>
      <PageTabs
        label="My Results"
        current={current}
        tabs={[
          { to: paths.results, label: 'Tracked' },
          { to: paths.resultsPractice, label: 'Practice' },
          { to: paths.resultsAnalytics, label: analytics },
          { to: RESULTS_YEAR, label: 'Year statement' },
        ]}
      />
    </>
  );
}
