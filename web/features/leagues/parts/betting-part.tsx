import { lowestTierName } from '@clearedge/contract/entitlements';
import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import { type LeagueSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { takesBets } from '../../../core/games.ts';
import { picksQuery, type ScheduleRequested, useGameDetails, useSchedule } from '../../../core/league/league.queries.ts';
import { gamePath, picksPath } from '../../../core/league/league-paths.ts';
import type { LeagueGame, LeaguePick, Schedule } from '../../../core/league/league-types.ts';
import { clockText, statusWord } from '../../../core/league/league-words.ts';
import { BooksTable } from '../../../core/league/price/books-table.tsx';
import { MarketChoice } from '../../../core/league/price/market-choice.tsx';
import { PickLine } from '../../../core/league/price/pick-line.tsx';
import { boardOptions, isCardMarket } from '../../../core/prices/board-head.ts';
import { ofReader, VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { useCan } from '../../../core/session/use-can.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { TeamChip } from '../../../core/team-chip.tsx';
import { useSearch } from '../../../lib/use-search.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PhoneMore } from '../../../ui/layout/phone-more.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { Answered } from './answered.tsx';
import { NoGames } from './schedule.tsx';
import { SlatePager, useRequested } from './slate-pager.tsx';

/** The model's published opinion on this market of a game; without one it says so, and what a plan would add. */
function ModelView({ game, market, picks }: { game: LeagueGame; market: BoardMarket; picks: readonly LeaguePick[] }) {
  const isOpen = useCan('picks');
  const own = picks.filter((pick) => pick.pickType === market);
  if (!sportOf(game.sport).hasPicks || !isCardMarket(market) || (own.length === 0 && !takesBets(game))) return null;
  return (
    <div className="lg-model">
      {own.map((pick) => (
        <PickLine key={pick.id} pick={pick} />
      ))}
      {own.length === 0 ? (
        <p className="cap">
          {isOpen
            ? 'No model pick on this market yet.'
            : `No pick of the model is open to you on this market; ${lowestTierName('picks')} shows all of them.`}{' '}
          <Link to={picksPath(game.sport)}>{`${leagueOf(game.sport)} Picks`}</Link>
        </p>
      ) : null}
    </div>
  );
}

interface GameBooksProps {
  game: LeagueGame;
  market: BoardMarket;
  now: number;
  picks: readonly LeaguePick[];
}

function Title({ game }: { game: LeagueGame }) {
  return (
    <Link className="lg-title" to={gamePath(game.sport, game.gameId)}>
      <span className="sr">{`${game.awayTeam} at ${game.homeTeam}`}</span>
      <span aria-hidden="true">
        <TeamChip code={game.awayTeamCode} size="sm" sport={game.sport} /> {game.awayScore ?? ''} <span className="muted">at</span>{' '}
        <TeamChip code={game.homeTeamCode} size="sm" sport={game.sport} /> {game.homeScore ?? ''}
      </span>
    </Link>
  );
}

/** One game's prices at every book. */
function GameBooks({ game, market, now, picks }: GameBooksProps) {
  const { date, gameTime } = useReaderFormat();
  const [answer] = useGameDetails(game.sport, [game.gameId]);
  const when = game.status === 'live' && game.live ? clockText(game.sport, game.live) : `${date(game.slateOn)}, ${gameTime(game.gameTime)}`;
  return (
    <Panel title={<Title game={game} />} tools={<StatusBadges game={game} word={statusWord(game)} />} caption={when} padded={false}>
      {answer?.data ? <BooksTable game={answer.data} market={market} now={now} /> : null}
      {!answer?.data && answer?.isError ? (
        <ErrorState title="These prices could not be loaded" onRetry={() => void answer.refetch()} />
      ) : null}
      {answer?.data || answer?.isError ? null : <Skeleton height={330} radius={0} />}
      <ModelView game={game} market={market} picks={picks} />
    </Panel>
  );
}

/** What the model has published on these games, as far as the reader's tier goes. */
function usePicksByGame(league: LeagueSport, games: readonly LeagueGame[]): ReadonlyMap<string, LeaguePick[]> {
  const { tier, user } = useSession();
  const who = user ? `${user.id} ${tier}` : VISITOR;
  const days = sportOf(league).hasPicks ? [...new Set(games.map(({ slateOn }) => slateOn))].sort() : [];
  const answers = useQueries({ queries: days.map((day) => ofReader(picksQuery(league, day), who)) });
  const byGame = new Map<string, LeaguePick[]>();
  for (const pick of answers.flatMap(({ data }) => data ?? [])) byGame.set(pick.gameId, [...(byGame.get(pick.gameId) ?? []), pick]);
  return byGame;
}

function useMarket(league: LeagueSport): [market: BoardMarket, choose: (market: BoardMarket) => void] {
  const [params, change] = useSearch();
  const market = boardOptions(league).find(({ value }) => value === params.get('market'))?.value ?? 'spread';
  const choose = (next: BoardMarket): void => change({ market: next === 'spread' ? null : next });
  return [market, choose];
}

// Those that can still be bet on come first.
const RANK: Partial<Record<LeagueGame['status'], number>> = { scheduled: 0, delayed: 0, live: 1 };
const inOrder = (games: readonly LeagueGame[]): LeagueGame[] =>
  [...games].sort((a, b) => (RANK[a.status] ?? 2) - (RANK[b.status] ?? 2) || a.gameTime.localeCompare(b.gameTime));

interface SlateBooksProps {
  league: LeagueSport;
  schedule: Schedule;
  market: BoardMarket;
  onGo: (to: ScheduleRequested) => void;
}

function SlateBooks({ league, schedule, market, onGo }: SlateBooksProps) {
  const now = useNow();
  const games = inOrder(schedule.games);
  const picks = usePicksByGame(league, games);
  if (games.length === 0)
    return (
      <div className="panel">
        <NoGames schedule={schedule} onGo={onGo} />
      </div>
    );
  return (
    <PhoneMore first={4} count={games.length} what="games">
      <div className="two lg-board more-of">
        {games.map((game) => (
          <GameBooks key={game.gameId} game={game} market={market} now={now} picks={picks.get(game.gameId) ?? []} />
        ))}
      </div>
    </PhoneMore>
  );
}

interface SlateMarketsProps {
  league: LeagueSport;
  games: readonly LeagueGame[];
  market: BoardMarket;
  onChoose: (market: BoardMarket) => void;
}

/** What any book prices on any of the games. */
function SlateMarkets({ league, games, market, onChoose }: SlateMarketsProps) {
  const answers = useGameDetails(
    league,
    games.map(({ gameId }) => gameId),
  );
  const priced = new Set(answers.flatMap(({ data }) => data?.books.map((book) => book.market) ?? []));
  return <MarketChoice sport={league} priced={priced} market={market} onChoose={onChoose} />;
}

const LEGEND =
  'Green is the best fresh price on the number most books offer; a dashed one is older than prices may be here and is not compared. The fair price is the average of the books with their margins taken out by the power method; hold in its row is at the best price of each side. Press a price to put it on the slip.';

/** The prices of a week or a day, book by book, beside the fair price and what the model published. */
export function BettingPart({ league }: { league: LeagueSport }) {
  const { requested, go } = useRequested();
  const [market, choose] = useMarket(league);
  return (
    <Answered league={league} answer={useSchedule(league, requested)} height={520} what="prices">
      {(schedule) => (
        <>
          <div className="lg-bar">
            <SlatePager league={league} schedule={schedule} onGo={go} />
            <SlateMarkets league={league} games={schedule.games} market={market} onChoose={choose} />
          </div>
          <SlateBooks league={league} schedule={schedule} market={market} onGo={go} />
          <p className="cap">{LEGEND}</p>
        </>
      )}
    </Answered>
  );
}
