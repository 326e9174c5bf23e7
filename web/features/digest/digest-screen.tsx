import { Link } from 'react-router';
import { VISITOR } from '../../core/session/of-reader.ts';
import { useSession } from '../../core/session/session.ts';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { type Digest, useDigest } from './digest.queries.ts';
import { missingText } from './digest-words.ts';
import { BoardPanel } from './parts/board-panel.tsx';
import { DigestTiles } from './parts/digest-tiles.tsx';
import { MoverPanel } from './parts/mover-panel.tsx';
import { NewsPanel, WeatherPanel } from './parts/news-panel.tsx';
import { PicksPanel } from './parts/picks-panel.tsx';
import { WatchPanel } from './parts/watch-panel.tsx';
import { YesterdayPanel } from './parts/yesterday-panel.tsx';

function Notes({ digest, isOld }: { digest: Digest; isOld: boolean }) {
  const { dateTime } = useReaderFormat();
  const missing = digest.isPast ? null : missingText(digest.missing);
  return (
    <>
      {isOld ? <p className="note bad">{`This could not be refreshed. It is as of ${dateTime(digest.asOf)}.`}</p> : null}
      {digest.isStale && digest.pricesAt ? (
        <p className="note bad">{`Prices are stale: the last was seen ${dateTime(digest.pricesAt)}.`}</p>
      ) : null}
      {missing ? <p className="note">{missing}</p> : null}
    </>
  );
}

function Content({ digest, isOld }: { digest: Digest; isOld: boolean }) {
  const { dateTime } = useReaderFormat();
  return (
    <>
      <p className="dg-asof muted">
        {`${formatDate(digest.date, 'long')}, ${digest.isPast ? 'as the day ended' : `as of ${dateTime(digest.asOf)}`}. `}
        <Link className="link" to={paths.record()}>
          The record
        </Link>
      </p>
      <Notes digest={digest} isOld={isOld} />
      <DigestTiles digest={digest} />
      <div className="dg-two">
        <div className="stack">
          <BoardPanel digest={digest} />
          {digest.games.length > 0 ? <WatchPanel digest={digest} /> : null}
          <YesterdayPanel digest={digest} />
        </div>
        <div className="stack">
          <PicksPanel digest={digest} />
          {digest.games.length > 0 ? <MoverPanel digest={digest} /> : null}
          <NewsPanel digest={digest} />
          {digest.games.length > 0 ? <WeatherPanel digest={digest} /> : null}
        </div>
      </div>
    </>
  );
}

const Wait = () => (
  <div className="stack" aria-busy="true">
    <Skeleton height={84} radius={8} />
    <div className="dg-two">
      <Skeleton height={640} radius={8} />
      <Skeleton height={640} radius={8} />
    </div>
  </div>
);

/** A day on one page. */
export function DigestScreen({ date }: { date: string }) {
  const { user, tier, isLoading } = useSession();
  const { data, isError, refetch } = useDigest(date, user ? `${user.id} ${tier}` : VISITOR, !isLoading && date !== '');
  if (data) return <Content digest={data} isOld={isError} />;
  if (isError) return <ErrorState title="The digest could not be loaded" onRetry={() => void refetch()} />;
  return <Wait />;
}
