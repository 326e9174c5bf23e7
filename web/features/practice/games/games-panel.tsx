import { CalendarOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { GAMES_SHOWN, type OfferedGame } from './game-offer.ts';
import { OfferedGameRow } from './offered-game-row.tsx';

const ROWS = [1, 2, 3, 4];

interface GamesPanelProps {
  /** Those that still take bets; undefined until they are known. */
  games: readonly OfferedGame[] | undefined;
  isError: boolean;
  onRetry: () => void;
  /** The control that chooses the day. */
  dateTool: ReactNode;
  bookCount: number;
}

function Heads() {
  return (
    <div className="vs-game vs-heads" aria-hidden="true">
      <span />
      <span>Spread</span>
      <span>M/L</span>
      <span>Runs</span>
      <span>Props</span>
    </div>
  );
}

function GamesWait() {
  return (
    <div className="vs-wait" aria-busy="true">
      <span className="sr">Loading games</span>
      {ROWS.map((row) => (
        <Skeleton key={row} height={112} radius={6} />
      ))}
    </div>
  );
}

function Rows({ games }: { games: readonly OfferedGame[] }) {
  const [isAll, setAll] = useState(false);
  if (games.length === 0)
    return (
      <EmptyState
        icon={CalendarOff}
        title="No games available for betting at the moment."
        hint="Bets close at first pitch. Choose another day above."
      />
    );
  return (
    <>
      <Heads />
      <ul>
        {(isAll ? games : games.slice(0, GAMES_SHOWN)).map((game) => (
          <OfferedGameRow key={game.gameId} game={game} />
        ))}
      </ul>
      {games.length > GAMES_SHOWN ? (
        <p className="cap vs-more">
          {isAll ? `All ${games.length}` : `The first ${GAMES_SHOWN} of ${games.length}`} games that still take bets.{' '}
          <Button look="quiet" size="sm" onClick={() => setAll(!isAll)}>
            {isAll ? `Show first ${GAMES_SHOWN}` : 'Show all games'}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** Games of a day that can be bet on, the first six. */
export function GamesPanel({ games, isError, onRetry, dateTool, bookCount }: GamesPanelProps) {
  const books = bookCount > 1 ? `Best price of ${bookCount} books` : 'Best price';
  return (
    <Panel title="Available games" tools={dateTool} caption={books} padded={false} className="vs-games">
      {games ? <Rows games={games} /> : null}
      {!games && isError ? <ErrorState title="The games could not be loaded" onRetry={onRetry} /> : null}
      {games || isError ? null : <GamesWait />}
    </Panel>
  );
}
