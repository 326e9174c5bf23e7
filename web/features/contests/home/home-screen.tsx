import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { useSession } from '../../../core/session/session.ts';
import { useBoardDay } from '../../../core/slate/board-day.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Skeleton } from '../../../ui/states/states.tsx';
import { HomeGamesPanel } from './home-games-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { SportsRow } from './sports-row.tsx';
import { VisitorHead } from './visitor-head.tsx';
import { useWelcome, WelcomeBanner } from './welcome-banner.tsx';
import './home.css';

const MyDay = lazy(() => import('./my-day.tsx').then((module) => ({ default: module.MyDay })));
const Movers = lazy(() => import('./movers.tsx').then((module) => ({ default: module.Movers })));
const LeaderboardPlace = lazy(() => import('./leaderboard-place.tsx').then((module) => ({ default: module.LeaderboardPlace })));

/** The outline of the page while it is not known who is looking. */
function HomeWait() {
  return (
    <div className="stack home-wait" aria-busy="true">
      <div className="page-h home-h">
        <h1>My day</h1>
      </div>
      <Skeleton height={94} radius={8} />
      <Skeleton height={520} radius={8} />
    </div>
  );
}

interface HomeScreenProps {
  /** The day's top picks: another slice's part, which the route puts here. */
  picks?: (today: string) => ReactNode;
  /** One live figure that shows a visitor what the product does. */
  proof?: (today: string) => ReactNode;
}

/** A member's day, or for a visitor what this is; the leagues, the picks and the board for both. */
export function HomeScreen({ picks, proof }: HomeScreenProps) {
  useDocumentTitle('ClearEdge');
  const { user } = useSession();
  const { today } = useBoardDay(null);
  const welcome = useWelcome();
  if (welcome === 'unknown') return <HomeWait />;
  return (
    <div className="stack home-page">
      {user ? (
        <>
          <div className="page-h home-h">
            <h1>My day</h1>
            <span className="muted">{formatDate(today, 'long')}</span>
            <span className="grow" />
            <Link className="link" to={paths.dailyDigest}>
              Daily Digest
            </Link>
          </div>
          <Suspense fallback={<Skeleton height={94} radius={8} />}>
            <MyDay user={user} today={today} />
          </Suspense>
        </>
      ) : (
        <VisitorHead proof={proof?.(today)} />
      )}
      {welcome === 'show' ? <WelcomeBanner /> : null}
      <SportsRow />
      <div className="home-two">
        {picks?.(today)}
        <Suspense fallback={null}>
          <Movers />
        </Suspense>
      </div>
      <HomeGamesPanel />
      <div className="home-two">
        <NewsPanel />
        {user ? (
          <Suspense fallback={null}>
            <LeaderboardPlace user={user} today={today} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
