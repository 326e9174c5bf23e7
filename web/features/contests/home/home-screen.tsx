import '../styles/home.css';
import '../styles/home-news.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { useToday } from '../../../core/status.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { HomeGamesPanel } from './home-games-panel.tsx';
import { HomeWait } from './home-wait.tsx';
import { NewsPanel } from './news-grid.tsx';
import { SportCards } from './sport-cards.tsx';
import { useWelcome } from './use-welcome.ts';
import { VisitorCall } from './visitor-call.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

/** `picks` draws the day's top picks: another slice's part, which the route puts here. */
export function HomeScreen({ picks }: { picks?: (today: string) => ReactNode }) {
  useDocumentTitle('ClearEdge');
  const today = useToday();
  const welcome = useWelcome();
  if (welcome === 'unknown') return <HomeWait />;
  return (
    <div className="stack">
      <div className="page-h home-h">
        <h1>Today</h1>
        <span className="muted">{formatDate(today, 'long')}</span>
        <span className="grow" />
        <Link className="link" to={paths.dailyDigest}>
          Daily Digest
        </Link>
      </div>
      {welcome === 'show' ? <WelcomeBanner /> : null}
      <SportCards today={today} />
      {picks?.(today)}
      <div className="home-two">
        <HomeGamesPanel today={today} />
        <div className="stack">
          <NewsPanel />
          <VisitorCall />
        </div>
      </div>
    </div>
  );
}
