import { LATE_HOUR } from '@clearedge/contract/constants';
import { CalendarX, SlidersHorizontal } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { plural, recordText, untilStart } from '../../../core/game-words.ts';
import { type AnyGame, sideOf, takesBets } from '../../../core/games.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { gameOffers } from '../../../core/prices/offer.ts';
import { bookCount, CARD_MARKETS } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { BoardChip } from '../../../core/slate/board-chip.tsx';
import type { BoardDay } from '../../../core/slate/board-day.ts';
import { DayGroups } from '../../../core/slate/day-groups.tsx';
import { dayOrder } from '../../../core/slate/day-order.ts';
import { useMyGames } from '../../../core/slate/my-games.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { TeamChip } from '../../../core/team-chip.tsx';
import { EASTERN } from '../../../lib/dates.ts';
import { formatDate, zoneLabel } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useRamp } from '../../../lib/use-ramp.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { GameLink, ModelCell } from '../card.tsx';
import type { Game } from '../contest-types.ts';
import { useHomeGames } from '../event.queries.ts';

function Team({ game, which }: { game: AnyGame; which: 'away' | 'home' }) {
  const side = sideOf(game, which);
  return (
    <div className={side.isLoser ? 'hg-team lost' : 'hg-team'}>
      <TeamChip sport={game.sport} code={side.code} size="sm" />
      <span className="nm">{side.name}</span>
      <span className="muted">{recordText(side.record)}</span>
      {side.score === null ? null : <b className="sc">{side.score}</b>}
    </div>
  );
}

/** Three markets of an open game; of one under way where it stands, of one that is over how it ended. */
function HomeMarkets({ game, now }: { game: AnyGame; now: number }) {
  if (!takesBets(game)) return <ModelCell game={game} />;
  const offers = gameOffers(game);
  return (
    <div className="hg-odds">
      {[0, 1].map((row) =>
        CARD_MARKETS.map((market) => <OddsButton key={market + row} game={game} offer={offers[market][row as 0 | 1]} now={now} />),
      )}
    </div>
  );
}

function HomeGameRow({ game, now }: { game: AnyGame; now: number }) {
  const { clock, timeZone } = useReaderFormat();
  const parts = gameParts(game.sport);
  const stand = game.status === 'live' ? parts.clock(game) : null;
  const isAhead = game.status === 'scheduled' && !game.isTimeTentative;
  return (
    <li className="hg">
      <GameLink className="hg-open" game={game} />
      <div className="hg-time">
        <b>{stand ?? (game.isTimeTentative ? 'TBD' : clock(game.gameTime))}</b>{' '}
        {stand || game.isTimeTentative ? null : <span className="cap">{zoneLabel(timeZone, new Date(game.gameTime))}</span>}
        {isAhead ? <span className="cap hg-in">{untilStart(game.gameTime, now)}</span> : null}
        <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
      </div>
      <div className="hg-teams">
        <Team game={game} which="away" />
        <Team game={game} which="home" />
      </div>
      <HomeMarkets game={game} now={now} />
    </li>
  );
}

const DAYPARTS = ['all', 'early', 'late'] as const;
type Daypart = (typeof DAYPARTS)[number];

const eastern = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });

function clockMinutes(text: string): number | null {
  const found = /^\s*(\d{1,2}):(\d{2})\s*([AP])M/i.exec(text);
  if (!found) return null;
  const hour = (Number(found[1]) % 12) + (found[3]?.toUpperCase() === 'P' ? 12 : 0);
  return hour * 60 + Number(found[2]);
}

/** Minutes after Eastern midnight of an instant or of a text like "7:05 PM"; 0 for anything else. */
export function easternMinutes(gameTime: string): number {
  const fromText = clockMinutes(gameTime);
  if (fromText !== null) return fromText;
  const at = new Date(gameTime);
  if (Number.isNaN(at.getTime())) return 0;
  const parts = eastern.formatToParts(at);
  const part = (type: 'hour' | 'minute'): number => Number(parts.find((entry) => entry.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

export const daypartOf = (gameTime: string): 'early' | 'late' => (easternMinutes(gameTime) >= LATE_HOUR * 60 ? 'late' : 'early');

export function homeGames(games: readonly Game[], daypart: Daypart): Game[] {
  return games
    .filter((game) => daypart === 'all' || daypartOf(game.gameTime) === daypart)
    .sort((a, b) => easternMinutes(a.gameTime) - easternMinutes(b.gameTime) || a.gameId.localeCompare(b.gameId));
}

const OPTIONS: readonly { value: Daypart; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'early', label: 'Early' },
  { value: 'late', label: 'Late' },
];
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function GamesWait() {
  return (
    <ul className="hg-list" aria-busy="true">
      {PLACES.map((place) => (
        <li className="hg" key={place}>
          <div className="hg-time">
            <Skeleton width={60} height={16} />
          </div>
          <div className="hg-teams">
            <Skeleton width="70%" height={18} />
            <Skeleton width="60%" height={18} />
          </div>
          <div className="hg-odds">
            {PLACES.map((button) => (
              <span key={button} className="odds off" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function GamesBody({ games, daypart }: { games: readonly Game[]; daypart: Daypart }) {
  const now = useNow(5000);
  const shown = homeGames(games, daypart);
  const groups = dayOrder(shown, useMyGames());
  const drawn = new Set(groups.flatMap((group) => group.games).slice(0, useRamp(shown.length, 9, 3)));
  if (games.length === 0)
    return <EmptyState title="No MLB games available" hint="Check back later for today's MLB games and betting odds." icon={CalendarX} />;
  if (shown.length === 0)
    return (
      <EmptyState
        title="No MLB games available"
        hint="No games match the selected filter. Try adjusting your filters."
        icon={SlidersHorizontal}
      />
    );
  return (
    <DayGroups groups={groups}>
      {(group) => (
        <ul className="hg-list">
          {group.games
            .filter((game) => drawn.has(game))
            .map((game) => (
              <HomeGameRow key={game.gameId} game={game} now={now} />
            ))}
        </ul>
      )}
    </DayGroups>
  );
}

/** The day's games, early (before 7 PM Eastern) or late; after the last final tomorrow's, with the way to today's results. */
export function HomeGamesPanel({ board }: { board: BoardDay }) {
  const [params, setParams] = useSearchParams();
  const { today, opening } = board;
  const date = params.get('day') === 'today' ? today : opening;
  const { data, isError, refetch } = useHomeGames(date);
  const daypart = DAYPARTS.find((value) => value === params.get('time')) ?? 'all';
  const set = (name: string, value: string | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  const books = bookCount(data ?? []);
  return (
    <Panel
      title={date === today ? "Today's MLB Games" : `MLB openers, ${formatDate(date)}`}
      tools={
        <>
          <Segmented label="Start" value={daypart} options={OPTIONS} onChange={(chosen) => set('time', chosen === 'all' ? null : chosen)} />
          <BoardChip board={{ ...board, date }} onPick={(day) => set('day', day === today ? 'today' : null)} />
        </>
      }
      caption={
        <>
          {books > 0 ? `Best price of ${plural(books, 'book')}. ` : ''}
          <Link className="link" to={paths.games(date === today || date === opening ? {} : { date })}>
            View All Games
          </Link>
        </>
      }
      padded={false}
      className="hg-panel"
    >
      {data ? <GamesBody games={data} daypart={daypart} /> : null}
      {!data && isError ? <ErrorState title="The games could not be loaded" onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <GamesWait />}
    </Panel>
  );
}
