import { BOARD_MARKET_NAMES } from '@clearedge/contract/markets/board-markets';
import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import type { AnyGame } from '../../core/games.ts';
import { boardHead } from '../../core/prices/board-head.ts';
import { CARD_MARKETS, readMarkets } from '../../core/prices/read-markets.ts';
import { useYesterday } from '../../core/session/lock-counts.ts';
import { dayOrder } from '../../core/slate/day-order.ts';
import { apiQuery } from '../../lib/query.ts';
import { dayQuery } from '../../sports/registry.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { OddsCards } from './board/odds-cards.tsx';
import { OddsTable } from './board/odds-table.tsx';
import type { SlipUse } from './board/slip-use.ts';
import { booksOf, type GameView, type SideView, viewOf } from './compare-rules.ts';
import type { Market } from './comparison.queries.ts';
import './comparison.css';
import './cards.css';
import './parts.css';

/** Whether a side of a settled game won at the number shown; the grade is of the games' own board. */
function isWon({ game, market }: GameView, { place, line }: SideView, board: ReadonlyMap<string, AnyGame>): boolean {
  const settled = board.get(game.gameId);
  const card = CARD_MARKETS.find((name) => name === market.market);
  if (!settled || !card || place === 'third') return false;
  const cell = readMarkets(settled)[card][place];
  return cell.grade === 'win' && cell.line === line;
}

/** Closing prices go on no slip. */
const NO_SLIP: SlipUse = { isOn: () => false, press: () => undefined };
const MARKETS = BOARD_MARKET_NAMES.filter((name) => (CARD_MARKETS as readonly string[]).includes(name));

/** The comparison of the last settled day, at closing prices with what won. */
export function YesterdayBoard() {
  const [market, setMarket] = useState<Market>('moneyline');
  const { data, isError, refetch } = useQuery(apiQuery('GET /api/yesterday/odds'));
  const day = useYesterday();
  const [date, sport] = [day?.settledOn ?? '', day?.sport ?? DEFAULT_SPORT];
  const { data: settled } = useQuery({ ...dayQuery(sport, date), enabled: date !== '' });
  if (isError && !data)
    return (
      <div className="panel">
        <ErrorState title="Yesterday’s prices could not be loaded" onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <Skeleton height={480} radius={8} />;
  if (data.length === 0) return <EmptyState title="No settled games yet" hint="The first settled day appears here." icon={CalendarX} />;
  const results = new Map<string, AnyGame>((settled ?? []).map((game) => [game.gameId, game]));
  const looking = { market, books: [], maxAgeSeconds: Number.POSITIVE_INFINITY, now: 0 };
  const views = data.flatMap((game) => {
    const view = viewOf(game, looking);
    return view ? [{ ...view, gameId: game.gameId, gameTime: game.gameTime, status: game.status }] : [];
  });
  const isPriced = views.some(({ sides }) => sides.some(({ best }) => best !== null));
  const board = {
    groups: dayOrder(views),
    books: booksOf(data, market),
    looking,
    method: 'power' as const,
    slip: NO_SLIP,
    onChart: null,
    hasWon: (view: GameView, side: SideView) => isWon(view, side, results),
  };
  return (
    <>
      <div className="tools oc-tools">
        <Segmented
          label="Market"
          value={market}
          options={MARKETS.map((value) => ({ value, label: boardHead(sport, value) }))}
          onChange={setMarket}
        />
      </div>
      {isPriced ? (
        <div className="oc-board">
          <OddsTable {...board} />
          <OddsCards {...board} />
        </div>
      ) : (
        <EmptyState
          icon={CalendarX}
          title="No prices stored for that day"
          hint="We store every book’s prices from day one. Today’s board appears here tomorrow."
        />
      )}
    </>
  );
}
