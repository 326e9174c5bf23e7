import { CalendarX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../../core/clock.ts';
import { CARD_MARKETS, type CardMarket } from '../../../../core/prices/market-names.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../../ui/states/states.tsx';
import { useSchedule } from '../../football.queries.ts';
import type { FootballGame, Schedule } from '../../football-types.ts';
import { MARKET_OPTIONS } from '../../words/football-words.ts';
import { Answered } from '../answered.tsx';
import { useWeek } from '../schedule/use-week.ts';
import { WeekPager } from '../schedule/week-pager.tsx';
import { GameBooks } from './game-books.tsx';
import { usePicksByGame } from './use-picks.ts';

function useMarket(): [market: CardMarket, choose: (market: CardMarket) => void] {
  const [params, setParams] = useSearchParams();
  const market = CARD_MARKETS.find((one) => one === params.get('market')) ?? 'spread';
  const choose = (next: CardMarket): void =>
    setParams(
      (now) => {
        const to = new URLSearchParams(now);
        if (next === 'spread') to.delete('market');
        else to.set('market', next);
        return to;
      },
      { preventScrollReset: true },
    );
  return [market, choose];
}

// Those that can still be bet on come first.
const RANK: Partial<Record<FootballGame['status'], number>> = { scheduled: 0, delayed: 0, live: 1 };
const inOrder = (games: readonly FootballGame[]): FootballGame[] =>
  [...games].sort((a, b) => (RANK[a.status] ?? 2) - (RANK[b.status] ?? 2) || a.gameTime.localeCompare(b.gameTime));

function WeekBooks({ schedule, market }: { schedule: Schedule; market: CardMarket }) {
  const now = useNow();
  const games = inOrder(schedule.games);
  const picks = usePicksByGame(games);
  if (games.length === 0)
    return (
      <div className="panel">
        <EmptyState title="No Games Found" hint="No games are stored for this week." icon={CalendarX} />
      </div>
    );
  return (
    <div className="two cf-board">
      {games.map((game) => (
        <GameBooks key={game.gameId} game={game} market={market} now={now} picks={picks.get(game.gameId) ?? []} />
      ))}
    </div>
  );
}

const LEGEND =
  'Green is the best fresh price on the number most books offer; a dashed one is older than prices may be here and is not compared. The fair price is the median over books with their margins taken out by the power method; hold in its row is at the two best prices. Press a price to put it on the slip.';

/** The week's prices, book by book, beside the fair price and what the model published. */
export function BettingPart() {
  const { week, go } = useWeek();
  const [market, choose] = useMarket();
  return (
    <Answered answer={useSchedule(week)} height={520} what="prices">
      {(schedule) => (
        <>
          <div className="cf-bar">
            <WeekPager schedule={schedule} onGo={(to) => go(to === schedule.currentWeek ? null : to)} />
            <Segmented label="Market" value={market} options={MARKET_OPTIONS} onChange={choose} />
          </div>
          <WeekBooks schedule={schedule} market={market} />
          <p className="cap">{LEGEND}</p>
        </>
      )}
    </Answered>
  );
}
