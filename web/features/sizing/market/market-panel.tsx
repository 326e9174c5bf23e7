import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatPercent, NONE, plural } from '../../../lib/format.ts';
import { apiQuery, messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Age } from '../../../ui/marks/age.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';

export type KellyBoard = CallResult<Contract['GET /api/kelly/markets']>;
type KellyGame = KellyBoard['games'][number];
type KellySide = KellyGame['sides'][number];

const REFRESH_MS = 60_000;

/** Today's open sides with what the model and the market give them; asked for by those who have pro only. */
const useKellyBoard = () => useQuery({ ...apiQuery('GET /api/kelly/markets'), staleTime: 0, refetchInterval: REFRESH_MS });

interface Props {
  side: KellySide;
  onUse: (chance: number) => void;
  onAdd: () => void;
}

/** One side at its best price, with both fair chances and what can be done with them. */
function MarketRow({ side, onUse, onAdd }: Props) {
  const { odds } = useReaderFormat();
  const now = useNow(10_000);
  const { modelChance, modelLow, modelHigh, marketChance, bookCount, isStale } = side;
  const name = selectionLabel(side.selection);
  return (
    <li>
      <div className="kelly-side-n">
        <b>{name}</b>
        <span className="cap">
          {odds(side.odds)} at {side.bookName}{' '}
          {isStale ? <Badge look="warn">Stale</Badge> : <Age text={`${formatAge((now - Date.parse(side.seenAt)) / 1000)} ago`} />}
        </span>
      </div>
      <dl>
        <div>
          <dt>Model</dt>
          <dd title={`95% interval ${formatPercent(modelLow)} to ${formatPercent(modelHigh)}`}>{formatPercent(modelChance)}</dd>
        </div>
        <div>
          <dt>Market</dt>
          <dd title={`${plural(bookCount, 'book')} with both sides`}>{marketChance === null ? NONE : formatPercent(marketChance)}</dd>
        </div>
      </dl>
      <div className="kelly-acts">
        <Button size="sm" disabled={isStale} aria-label={`Use the model for ${name}`} onClick={() => onUse(modelChance)}>
          Model
        </Button>
        <Button
          size="sm"
          disabled={isStale || marketChance === null}
          aria-label={`Use the market for ${name}`}
          onClick={() => onUse(marketChance!)}
        >
          Market
        </Button>
        <Button size="sm" look="quiet" disabled={isStale} aria-label={`Add ${name} to several bets`} onClick={onAdd}>
          + Several
        </Button>
      </div>
    </li>
  );
}

/** What is done with a side of the board: the one bet, or one of several. */
export interface MarketActions {
  onUse: (side: KellySide, chance: number) => void;
  onAdd: (side: KellySide, game: KellyGame) => void;
}

function Board({ board, ...actions }: { board: KellyBoard } & MarketActions) {
  const { gameTime, clock } = useReaderFormat();
  const [requested, setRequested] = useState('');
  const game = board.games.find(({ gameId }) => gameId === requested) ?? board.games[0];
  if (!game)
    return (
      <EmptyState title="No open game is priced" hint="Games appear once they have prices and a model number, and leave when they start." />
    );
  return (
    <>
      <Select
        label="Game"
        value={game.gameId}
        options={board.games.map(({ gameId, matchup, startsAt }) => ({ value: gameId, label: `${matchup}, ${gameTime(startsAt)}` }))}
        onChange={setRequested}
      />
      <ul className="kelly-sides">
        {game.sides.map((side) => (
          <MarketRow
            key={`${side.market} ${side.side}`}
            side={side}
            onUse={(chance) => actions.onUse(side, chance)}
            onAdd={() => actions.onAdd(side, game)}
          />
        ))}
      </ul>
      <p className="cap">
        {`Model: our probability, blended with the market. Market: without margin, average over the books that price both sides. As of ${clock(board.asOf)}.`}
      </p>
    </>
  );
}

/** The fair price of any market of today’s board, taken over into the calculator. */
export function MarketPanel(actions: MarketActions) {
  const { data, error, isError, refetch } = useKellyBoard();
  return (
    <Panel title="Use the fair price of a market" caption="Today’s open games" className="kelly-market">
      {data ? <Board board={data} {...actions} /> : null}
      {!data && isError ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? (
        <div aria-busy="true">
          <span className="sr">Loading today’s board</span>
          <Skeleton height={300} radius={6} />
        </div>
      ) : null}
    </Panel>
  );
}
