import { GAME_SPORTS, type GameSport, sportOf } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useNow } from '../core/clock.ts';
import { useDocumentTitle } from '../core/document-title.ts';
import { type AnyGame, takesBets } from '../core/games.ts';
import { canBet, gameOffers, type Offer, priceState, STATE_CLASS, STATE_WORD, spokenPrice } from '../core/prices/offer.ts';
import { bookCount } from '../core/prices/read-markets.ts';
import { useSession } from '../core/session/session.ts';
import { useReaderFormat } from '../core/settings/reader-format.ts';
import { dayInAddress } from '../core/slate/board-day.ts';
import { dayOrder } from '../core/slate/day-order.ts';
import { DayTools } from '../core/slate/day-tools.tsx';
import { useMyGames } from '../core/slate/my-games.ts';
import { SportChips } from '../core/slate/sport-chips.tsx';
import { setSlipMode, slipMode } from '../core/slip/slip-mode.ts';
import { useStatus } from '../core/status.ts';
import { AgeCard } from '../features/accounts/limits/age/age-card.tsx';
import { AiSlipPanel } from '../features/practice/ai/ai-slip-panel.tsx';
import { useAiSlip } from '../features/practice/ai/use-ai-slip.ts';
import { HowItWorks } from '../features/practice/balance/how-it-works.tsx';
import { PracticeTiles } from '../features/practice/balance/practice-tiles.tsx';
import { ResetBalance } from '../features/practice/balance/reset-balance.tsx';
import { SignInCard } from '../features/practice/balance/sign-in-card.tsx';
import { MyBetsPanel } from '../features/practice/bets/my-bets-panel.tsx';
import { GamesPanel } from '../features/practice/games/games-panel.tsx';
import type { GameOffer, OfferedGame } from '../features/practice/games/price-button.tsx';
import { useBalance } from '../features/practice/practice.queries.ts';
import { StatementButton } from '../features/practice/statement/statement-button.tsx';
import { isDay } from '../lib/dates.ts';
import { formatAge } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { useSearch } from '../lib/use-search.ts';
import { gameParts } from '../sports/registry.ts';
import { useSportDay } from '../sports/use-sport-day.ts';
import { Button, buttonClass } from '../ui/controls/button.tsx';
import { Skeleton } from '../ui/states/states.tsx';

const MAX_AGE_SECONDS = 900;

interface Reader {
  now: number;
  maxAgeSeconds: number;
  odds: (american: number | null) => string;
}

function offered(game: AnyGame, offer: Offer, { now, maxAgeSeconds, odds }: Reader): GameOffer {
  const { cell, short, spoken, betType, selection, pick } = offer;
  const state = priceState(cell, now, maxAgeSeconds, takesBets(game));
  const ageSeconds = cell.seenAt ? Math.max(0, (now - Date.parse(cell.seenAt)) / 1000) : null;
  const isPriced = cell.odds !== null && pick !== null;
  const price = odds(cell.odds);
  return {
    item: isPriced
      ? {
          gameId: game.gameId,
          sport: game.sport,
          betType,
          selection,
          pick,
          odds: cell.odds!,
          startsAt: game.gameTime,
          awayTeamCode: game.awayTeamCode,
          homeTeamCode: game.homeTeamCode,
          ...(cell.bookName ? { bookName: cell.bookName } : {}),
        }
      : null,
    short,
    spoken: spokenPrice({ spoken, price, bookName: cell.bookName, state, move: null, ageSeconds }),
    odds: state === 'off' ? null : cell.odds,
    book: state === 'off' ? 'Off' : cell.book,
    note: STATE_WORD[state] ?? (state === 'off' || ageSeconds === null ? '' : formatAge(ageSeconds)),
    look: STATE_CLASS[state],
    isOpen: canBet(state),
  };
}

function offeredGame(game: AnyGame, reader: Reader): OfferedGame {
  const offers = gameOffers(game);
  const pair = ([first, second]: readonly [Offer, Offer]) => [offered(game, first, reader), offered(game, second, reader)] as const;
  return { ...game, spread: pair(offers.spread), moneyline: pair(offers.moneyline), total: pair(offers.total) };
}

/** The sports that practice bets are taken on. */
const SPORTS = GAME_SPORTS.filter((sport) => sportOf(sport).hasPractice);

function useOffered(sport: GameSport, date: string) {
  const now = useNow();
  const { odds } = useReaderFormat();
  const maxAgeSeconds = useStatus()?.maxPriceAgeSeconds ?? MAX_AGE_SECONDS;
  const { data, isError, refetch } = useQuery({ ...gameParts(sport).slateQuery({ date, week: null }), enabled: date !== '' });
  // A start is what the schedule says until the feed says it has begun; the server has the last word on both.
  const mine = useMyGames();
  const taking = data?.filter((game) => takesBets(game) && (game.status === 'delayed' || Date.parse(game.gameTime) > now));
  const open = taking && dayOrder(taking, mine).flatMap((group) => group.games);
  return {
    games: open?.map((game) => offeredGame(game, { now, maxAgeSeconds, odds })),
    books: bookCount(data ?? []),
    isError,
    retry: () => void refetch(),
  };
}

/** While one is here the slip stakes practice money; afterwards it does what it did before. */
function usePracticeMode(): void {
  useEffect(() => {
    const before = slipMode();
    setSlipMode('practice');
    return () => {
      if (slipMode() === 'practice') setSlipMode(before);
    };
  }, []);
}

function Sportsbook() {
  const [search, change] = useSearch();
  const [requested, asked] = [search.get('date'), SPORTS.find((key) => key === search.get('sport')) ?? null];
  const { sport, board, isPending } = useSportDay(
    { sport: asked, date: isDay(requested) ? requested : null },
    (key) => sportOf(key).hasPractice,
  );
  // Until it is known which sport plays first, no games of another are asked for.
  const date = isPending ? '' : board.date;
  const pick = (day: string): void => change({ date: dayInAddress(board, day) });
  const { games, books, isError, retry } = useOffered(sport, date);
  const balance = useBalance().data;
  const ai = useAiSlip();
  usePracticeMode();
  return (
    <>
      <div className="acts vs-acts">
        <Button
          look="primary"
          disabled={ai.isGenerating}
          onClick={() => ai.generate({ sport, date }, balance !== undefined && (games?.length ?? 0) > 0)}
        >
          {ai.isGenerating ? 'Generating...' : 'Generate AI Bet Slip'}
        </Button>
        <Link className={buttonClass()} to={paths.resultsPractice}>
          View Performance Stats
        </Link>
        <StatementButton />
        <ResetBalance />
      </div>
      <AgeCard />
      <PracticeTiles />
      <div className="stack">
        <GamesPanel
          sport={sport}
          games={games}
          isError={isError}
          onRetry={retry}
          bookCount={books}
          dateTool={
            <>
              <SportChips sport={sport} sports={SPORTS} onPick={(key) => change({ sport: key })} />
              <DayTools board={board} onPick={pick} />
            </>
          }
        />
        <AiSlipPanel ai={ai} />
        <MyBetsPanel />
        <HowItWorks />
      </div>
    </>
  );
}

/** Practice betting at real prices with virtual money. */
export default function VirtualSportsbookRoute() {
  useDocumentTitle('Virtual Sportsbook');
  const { user, isLoading } = useSession();
  return (
    <div className="page vs">
      <header className="page-h">
        <h1>Virtual Sportsbook</h1>
        <span className="cap">Practice, no cash value</span>
      </header>
      {isLoading ? <Skeleton height={320} radius={8} /> : null}
      {!isLoading && user ? <Sportsbook /> : null}
      {isLoading || user ? null : (
        <div className="stack">
          <SignInCard to={paths.virtualSportsbook} />
          <HowItWorks />
        </div>
      )}
    </div>
  );
}
