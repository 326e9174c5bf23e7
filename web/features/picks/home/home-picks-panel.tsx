import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import './home-picks.css';

const HomePicks = lazy(() => import('./home-picks.tsx'));
const HomeProof = lazy(() => import('./home-proof.tsx'));

/** The frame has its size before its content is there, which comes with a page that the server drew and moves nothing elsewhere. */
export function HomePicksPanel({ today }: { today: string }) {
  return (
    <Panel
      title="Top AI Picks"
      className="hp-panel"
      tools={
        <Link className="link" to={paths.dailyPicks}>
          Daily Picks
        </Link>
      }
    >
      <div className="hp-body">
        <Suspense>
          <HomePicks today={today} />
        </Suspense>
      </div>
    </Panel>
  );
}

export const HomeProofPanel = ({ today }: { today: string }) => (
  <div className="hpf-place">
    <Suspense>
      <HomeProof today={today} />
    </Suspense>
  </div>
);
