import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type KellyBoard, type KellyGame, type KellySide, useKellyBoard } from '../sizing.queries.ts';
import { MarketRow } from './market-row.tsx';

/** What is done with a side of the board: the one bet, or one of several. */
export interface MarketActions {
  onUse: (side: KellySide, chance: number) => void;
  onAdd: (side: KellySide, game: KellyGame) => void;
}

function Board({ board, ...actions }: { board: KellyBoard } & MarketActions) {
  const { gameTime, clock } = useReaderFormat();
  const [asked, setAsked] = useState('');
  const game = board.games.find(({ gameId }) => gameId === asked) ?? board.games[0];
  if (!game)
    return (
      <EmptyState
        title="No open game is priced"
        hint="Games appear once books offer them and the model has spoken, and leave at first pitch."
      />
    );
  return (
    <>
      <Select
        label="Game"
        value={game.gameId}
        options={board.games.map(({ gameId, matchup, startsAt }) => ({ value: gameId, label: `${matchup}, ${gameTime(startsAt)}` }))}
        onChange={setAsked}
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
        {`Model: our probability, blended with the market. Market: without margin, median over the books that price both sides. As of ${clock(board.asOf)}.`}
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
