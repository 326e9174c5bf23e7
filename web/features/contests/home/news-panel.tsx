import { NEWS_SHOWN } from '@clearedge/contract/constants';
import { type GameSport, leagueOf } from '@clearedge/contract/sports';
import { Newspaper } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { NewsTitle } from '../../../core/news-title.tsx';
import { useStatus } from '../../../core/status.ts';
import { formatAge } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { NewsItem } from '../contest-types.ts';
import { useNews } from '../event.queries.ts';
import { useHomeBoard } from './home-board.ts';
import './home-news.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function NewsCard({ item, now }: { item: NewsItem; now: number }) {
  return (
    <li className="news">
      <NewsTitle title={item.title} url={item.url} />
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

function NewsBody({ sport }: { sport: GameSport }) {
  const now = useNow(60_000);
  const { data, isError, refetch } = useNews(sport);
  const isUnread = useStatus()?.newsReadAt === null;
  if (data?.length === 0)
    return (
      <EmptyState
        title={`No ${leagueOf(sport)} news available at the moment`}
        hint={isUnread ? 'Our news sources haven’t answered yet.' : undefined}
        icon={Newspaper}
      />
    );
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

/** The newest items of the news of the board's league. */
export function NewsPanel() {
  const { sport } = useHomeBoard();
  return (
    <Panel title={`Latest ${leagueOf(sport)} News`} padded={false}>
      <NewsBody sport={sport} />
    </Panel>
  );
}
