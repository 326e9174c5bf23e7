import { lowestTierName } from '@clearedge/contract/entitlements';
import { Link } from 'react-router';
import { unreadText, useUnreadSports } from '../../core/schedule-state.tsx';
import { Locked } from '../../core/session/feature-gate.tsx';
import { VISITOR } from '../../core/session/of-reader.ts';
import { useSession } from '../../core/session/session.ts';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatCount, formatDate, formatPercent, formatSigned, formatSignedPercent, NONE, plural } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { FoldPanel } from '../../ui/layout/fold-panel.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Tiles } from '../../ui/layout/tiles.tsx';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { type Digest, useDigest } from './digest.queries.ts';
import { gamesBySport, gamesNote, missingText, rangeText, recordName, tallyText, unitsText } from './digest-words.ts';
import { BoardPanel } from './parts/board-panel.tsx';
import { LeagueBoards } from './parts/league-boards.tsx';
import { NewsPanel, WeatherPanel } from './parts/news-panel.tsx';
import { PicksPanel } from './parts/picks-panel.tsx';
import { YesterdayPanel } from './parts/yesterday-panel.tsx';
import './digest.css';

type Mover = Digest['movers'][number];

function Change({ mover: { market, from, to } }: { mover: Mover }) {
  const { odds } = useReaderFormat();
  if (market === 'total' && from.line !== to.line)
    return (
      <>
        <b>{`${from.line} → ${to.line}`}</b>
        <span className="cap">{`${to.line! > from.line! ? 'over' : 'under'} ${to.line} now ${odds(to.odds)} without margin`}</span>
      </>
    );
  return (
    <>
      <b>{`${formatPercent(from.probability)} → ${formatPercent(to.probability)}`}</b>
      <span className="cap">{`${odds(from.odds)} → ${odds(to.odds)} without margin`}</span>
    </>
  );
}

function MoverRow({ mover }: { mover: Mover }) {
  const { dateTime, clock } = useReaderFormat();
  const name =
    mover.market === 'total'
      ? `Total ${mover.from.line === mover.to.line ? `${mover.selection} ${mover.to.line}` : 'runs'}`
      : mover.selection;
  return (
    <li className="dg-item">
      <span className="dg-what">
        <Link to={paths.game(mover.gameId)}>{name}</Link>
        <span className="cap">{`${mover.awayTeamCode} @ ${mover.homeTeamCode}`}</span>
      </span>
      <span className="dg-change">
        <Change mover={mover} />
      </span>
      <span className="cap">
        {`${plural(mover.bookCount, 'book')}, opened ${dateTime(mover.openedAt)}, ${mover.isClosed ? 'closed' : 'seen'} ${clock(mover.seenAt)}`}
      </span>
    </li>
  );
}

/** What the market has changed its mind about most since it opened. */
function MoverPanel({ digest }: { digest: Digest }) {
  return (
    <Panel title="Biggest movers" caption="Since opening, median of the books without their margin" padded={false}>
      {digest.movers.length > 0 ? (
        <ul>
          {digest.movers.map((mover) => (
            <MoverRow key={`${mover.gameId} ${mover.market}`} mover={mover} />
          ))}
        </ul>
      ) : (
        <p className="dg-none muted">No moneyline or total has moved by 1.5 points or more.</p>
      )}
    </Panel>
  );
}

type Watch = NonNullable<Digest['watch']>[number];

function WatchRow({ watch }: { watch: Watch }) {
  const { clock, prices } = useReaderFormat();
  const { favored } = watch;
  return (
    <li className="dg-item">
      <span className="dg-what">
        <Link to={paths.game(watch.gameId)}>{`${watch.awayTeamCode} @ ${watch.homeTeamCode}`}</Link>
        <b>{`${favored.teamCode} ${formatPercent(favored.probability)}`}</b>
        <span className="cap">{`${formatPercent(favored.low, 0)} to ${formatPercent(favored.high, 0)}, looked at ${clock(watch.analyzedAt)}`}</span>
      </span>
      <ul className="dg-drivers">
        {watch.drivers.map((driver) => (
          <li key={driver.factor}>
            <b>{`${formatSigned(driver.points, 1)} pts ${watch.homeTeamCode}`}</b> <span>{`${driver.title}: ${driver.detail}`}</span>
          </li>
        ))}
      </ul>
      <span className="cap">{prices([watch.verdict, ...watch.changes].join(' '))}</span>
    </li>
  );
}

/** What moves the model most, in the games most worth a look. */
function WatchPanel({ digest: { watch, locked } }: { digest: Digest }) {
  return (
    <Panel title="What to watch" caption={locked ? undefined : 'Points of win probability, from the model'} padded={false}>
      {locked ? (
        <div className="dg-lock">
          <Locked feature="digest" what="What moves each game’s number, and what would change it," />
        </div>
      ) : null}
      {watch && watch.length > 0 ? (
        <ul>
          {watch.map((one) => (
            <WatchRow key={one.gameId} watch={one} />
          ))}
        </ul>
      ) : null}
      {watch?.length === 0 ? <p className="dg-none muted">No game has been analyzed yet.</p> : null}
    </Panel>
  );
}

/** Who may not read it sees that at once. */
function WatchPart({ digest }: { digest: Digest }) {
  if (digest.locked) return <WatchPanel digest={digest} />;
  return (
    <FoldPanel name="What to watch">
      <WatchPanel digest={digest} />
    </FoldPanel>
  );
}

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
          {hasOwn || digest.leagues.length === 0 ? (
            <FoldPanel name="The board">
              <BoardPanel digest={digest} />
            </FoldPanel>
          ) : null}
          <LeagueBoards digest={digest} />
          {hasOwn ? <WatchPart digest={digest} /> : null}
          <FoldPanel name="Results of the day before">
            <YesterdayPanel digest={digest} />
          </FoldPanel>
        </div>
        <div className="stack">
          <PicksPanel digest={digest} />
          {hasOwn ? (
            <FoldPanel name="Biggest movers">
              <MoverPanel digest={digest} />
            </FoldPanel>
          ) : null}
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
