import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import '../styles/home-picks.css';

const HomePicks = lazy(() => import('./home-picks.tsx'));

const never = (): (() => void) => () => undefined;
/** False in a page that the server drew, until the browser has taken it over. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The frame has its size before its content is there: it comes after the first screen, and moves nothing. */
export function HomePicksPanel({ today }: { today: string }) {
  const isReady = useIsTakenOver();
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
        {isReady ? (
          <Suspense>
            <HomePicks today={today} />
          </Suspense>
        ) : null}
      </div>
    </Panel>
  );
}
