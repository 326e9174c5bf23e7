import { NEWS_SHOWN } from '@clearedge/contract/constants';
import { FREE_TIER, lowestTierName } from '@clearedge/contract/entitlements';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Newspaper } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { useSession } from '../../../core/session/session.ts';
import { useToday } from '../../../core/status.ts';
import { formatAge, formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { NewsItem } from '../contest-types.ts';
import { useHomeGames, useNews } from '../event.queries.ts';
import { HomeGamesPanel } from './home-games-panel.tsx';
import { VisitorCall } from './visitor-call.tsx';
import './home.css';
import './home-news.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function NewsCard({ item, now }: { item: NewsItem; now: number }) {
  const hasLink = item.url !== '#' && /^https?:\/\//.test(item.url);
  return (
    <li className="news">
      <h3>
        {hasLink ? (
          <a href={item.url} target="_blank" rel="noopener noreferrer">
            {item.title}
            <span className="sr"> (opens in a new tab)</span>
          </a>
        ) : (
          item.title
        )}
      </h3>
      <p>{item.summary}</p>
      <div className="news-f">
        <Badge>{item.category}</Badge>
        <span className="cap">{`${item.source}, ${formatAge((now - Date.parse(item.publishedAt)) / 1000)} ago`}</span>
      </div>
    </li>
  );
}

function NewsWait() {
  return (
    <ul className="news-grid" aria-busy="true">
      {PLACES.map((place) => (
        <li className="news" key={place}>
          <Skeleton width="85%" height={16} />
          <Skeleton height={32} />
          <Skeleton width={120} height={16} />
        </li>
      ))}
    </ul>
  );
}

function NewsBody() {
  const now = useNow(60_000);
  const { data, isError, refetch } = useNews();
  if (data?.length === 0) return <EmptyState title="No MLB news available at the moment" icon={Newspaper} />;
  if (data)
    return (
      <ul className="news-grid">
        {data.slice(0, NEWS_SHOWN).map((item) => (
          <NewsCard key={item.id} item={item} now={now} />
        ))}
      </ul>
    );
  if (isError) return <ErrorState title="The news could not be loaded" onRetry={() => void refetch()} />;
  return <NewsWait />;
}

function NewsPanel() {
  return (
    <Panel title="Latest MLB News" padded={false}>
      <NewsBody />
    </Panel>
  );
}

function MlbCard({ today }: { today: string }) {
  const { data } = useHomeGames(today);
  const live = data?.filter((game) => game.status === 'live').length ?? 0;
  return (
    <section className="panel sport">
      <header>
        <h2>MLB</h2>
        {live > 0 ? <Badge look="live">{`${live} live`}</Badge> : null}
      </header>
      <p>
        <b className="big">{data ? data.length : '—'}</b>{' '}
        <span className="muted">{`${data?.length === 1 ? 'game' : 'games'}, ${formatDate(today)}`}</span>
      </p>
      <Link className="link" to={paths.games()}>
        View All Games <ArrowRight className="s" />
      </Link>
    </section>
  );
}

function SportCard({ name, about, to }: { name: string; about: string; to?: string }) {
  return (
    <section className={to ? 'panel sport' : 'panel sport soon'}>
      <header>
        <h2>{name}</h2>
        <Badge>{to ? 'Games available now' : 'Coming Soon'}</Badge>
      </header>
      <p className="muted">{about}</p>
      {to ? (
        <Link className="link" to={to}>
          {`View ${name} Games`} <ArrowRight className="s" />
        </Link>
      ) : null}
    </section>
  );
}

function SportCards({ today }: { today: string }) {
  return (
    <div className="sports">
      <MlbCard today={today} />
      <SportCard name="CFL" about="Canadian football: games, odds and picks." to={paths.cflGames} />
      <SportCard name="NHL" about="Hockey games and odds." />
      <SportCard name="NBA" about="Basketball games and odds." />
    </div>
  );
}

const OnboardingDialog = lazy(() => import('./onboarding-dialog.tsx'));

/** For a free user who has no bets yet. The dialog opens only on Learn More. */
function WelcomeBanner() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  if (!user) return null;
  const learnMore = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <section className="panel welcome" aria-label="Your plan">
      <div>
        <h2>Welcome to ClearEdge, {user.username}</h2>
        <p>
          You are on the free plan: every game, the best price across books, bet tracking and the Kelly calculator.{' '}
          {lowestTierName('analysis')} adds analysis, value plays, props and daily picks.
        </p>
      </div>
      <div className="acts">
        <Link className={buttonClass({ look: 'primary' })} to={paths.subscribe}>
          Upgrade Now
        </Link>
        <Button onClick={learnMore}>Learn More</Button>
      </div>
      {isRequested ? (
        <Suspense>
          <OnboardingDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </section>
  );
}

function useBetCount(isRequested: boolean): { count: number | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({ ...apiQuery('GET /api/bets', { query: {} }), enabled: isRequested });
  return { count: data?.length, isFailed: isError };
}

const KEY = 'clearedge.has-bets';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Whether the free plan's welcome belongs on the page: for a free user who has no bets. The page waits for the answer,
 * so that nothing jumps; that someone has bets is remembered, so that only newcomers wait.
 */
function useWelcome(): 'show' | 'hide' | 'unknown' {
  const { user, isLoading } = useSession();
  const isFree = user?.subscriptionTier === FREE_TIER;
  const hadBets = isFree && readStored(KEY, isText) === user.id;
  const { count, isFailed } = useBetCount(isFree && !hadBets);
  const ownerId = count !== undefined && count > 0 ? user?.id : undefined;
  useEffect(() => {
    if (ownerId) writeStored(KEY, ownerId);
  }, [ownerId]);
  if (isLoading) return 'unknown';
  if (!isFree || hadBets || isFailed) return 'hide';
  if (count === undefined) return 'unknown';
  return count === 0 ? 'show' : 'hide';
}

/** The outline of the page while it is not known who is looking. */
function HomeWait() {
  return (
    <div className="stack home-wait" aria-busy="true">
      <div className="page-h home-h">
        <h1>Today</h1>
      </div>
      <Skeleton height={112} radius={8} />
      <Skeleton height={520} radius={8} />
    </div>
  );
}

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
