import { lowestTierName } from '@clearedge/contract/entitlements';
import { gamesBySport } from '@clearedge/contract/words/games-by-sport';
import { Link } from 'react-router';
import { unreadText, useUnreadSports } from '../../core/schedule-state.tsx';
import { VISITOR } from '../../core/session/of-reader.ts';
import { useSession } from '../../core/session/session.ts';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatCount, formatDate, formatPercent, formatSignedPercent, NONE } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { FoldPanel } from '../../ui/layout/fold-panel.tsx';
import { Tiles } from '../../ui/layout/tiles.tsx';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { type Digest, useDigest } from './digest.queries.ts';
import { gamesNote, missingText, rangeText, recordName, tallyText, unitsText } from './digest-words.ts';
import { BoardPanel } from './parts/board-panel.tsx';
import { LeagueBoards } from './parts/league-boards.tsx';
import { MoverPanel } from './parts/mover-panel.tsx';
import { NewsPanel, WeatherPanel } from './parts/news-panel.tsx';
import { PicksPanel } from './parts/picks-panel.tsx';
import { WatchPanel } from './parts/watch-panel.tsx';
import { YesterdayPanel } from './parts/yesterday-panel.tsx';
import './digest.css';

function recordNote({ record: { summary, isSimulated } }: Digest): string {
  const { wins, losses, hitInterval, neededRate, roi } = summary;
  if (!hitInterval) return 'no pick decided yet';
  const needed = neededRate === null ? '' : `; ${formatPercent(neededRate, 0)} needed`;
  return `${wins} of ${wins + losses}, ${rangeText(hitInterval)}${needed}${roi === null ? '' : `; ROI ${formatSignedPercent(roi)}`}${isSimulated ? '; simulated games' : ''}`;
}

function picksNote({ picks }: Digest): string {
  if (picks.noBet && picks.published === 0) return 'no bet is an answer, too';
  if (picks.published === 0) return 'none published';
  return picks.hidden > 0 ? `${picks.hidden} of them with ${lowestTierName('picks')}` : 'published with price and book';
}

/** The day in four figures. */
function DigestTiles({ digest }: { digest: Digest }) {
  const { picks, yesterday, record } = digest;
  const unread = unreadText(useUnreadSports());
  const lists = gamesBySport(digest);
  const games = lists.reduce((sum, list) => sum + list.games, 0);
  const decided = yesterday.picks.length - yesterday.pending;
  return (
    <Tiles
      items={[
        unread && games === 0
          ? { label: 'Games', value: NONE, note: unread }
          : { label: 'Games', value: formatCount(games), note: gamesNote(lists) },
        { label: 'Picks', value: formatCount(picks.published), note: picksNote(digest) },
        {
          label: 'Picks of the day before',
          value: decided > 0 ? tallyText(yesterday) : NONE,
          note:
            decided > 0 ? `${unitsText(yesterday.units)}${yesterday.pending > 0 ? `, ${yesterday.pending} pending` : ''}` : 'none decided',
        },
        {
          label: `${recordName(record)} through ${formatDate(record.through)}`,
          value: record.summary.hitRate === null ? NONE : formatPercent(record.summary.hitRate),
          note: recordNote(digest),
          title: 'Share of the decided picks that won. The range is a 95% interval.',
        },
      ]}
    />
  );
}

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
  const hasOwn = digest.games.length > 0;
  const hasGames = hasOwn || digest.leagues.length > 0;
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
          {hasOwn || !hasGames ? (
            <FoldPanel name="The board">
              <BoardPanel digest={digest} />
            </FoldPanel>
          ) : null}
          <LeagueBoards digest={digest} />
          {hasGames ? <WatchPanel digest={digest} /> : null}
          <FoldPanel name="Results of the day before">
            <YesterdayPanel digest={digest} />
          </FoldPanel>
        </div>
        <div className="stack">
          <PicksPanel digest={digest} />
          {hasGames ? <MoverPanel digest={digest} /> : null}
          <FoldPanel name="Injuries, scratches and lineups">
            <NewsPanel digest={digest} />
          </FoldPanel>
          {hasOwn ? (
            <FoldPanel name="Weather">
              <WeatherPanel digest={digest} />
            </FoldPanel>
          ) : null}
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
