import { type GameSport, type SportKey, sportOf } from '@clearedge/contract/sports';
import { CalendarOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { OffSeason } from '../../../core/off-season/off-season.tsx';
import { marketName } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { shortTeam } from '../../../core/teams.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { GAMES_SHOWN, type OfferedGame, PriceButton } from './price-button.tsx';

import '../sportsbook.css';

const PropsDialog = lazy(() => import('./props-dialog.tsx').then((module) => ({ default: module.PropsDialog })));

function Team({ sport, code, name }: { sport: SportKey; code: string; name: string }) {
  return (
    <span className="vs-team">
      <TeamChip sport={sport} code={code} />
      <span className="vs-name">
        <span className="full">{name}</span>
        <span className="short">{shortTeam(name)}</span>
      </span>
    </span>
  );
}

/** One game: three markets with both sides, and its player props. */
function OfferedGameRow({ game }: { game: OfferedGame }) {
  const { gameTime } = useReaderFormat();
  const [isOpen, setOpen] = useState(false);
  const name = `${game.awayTeam} at ${game.homeTeam}`;
  const to = gameParts(game.sport).gamePath?.(game.gameId);
  const { hasPlayerProps } = sportOf(game.sport);
  return (
    <li className="vs-game">
      <p className="vs-when">
        {gameTime(game.gameTime)} · {game.venue}
        {to ? (
          <Link className="link" to={to} aria-label={`Details of ${name}`}>
            Details
          </Link>
        ) : null}
      </p>
      <Team sport={game.sport} code={game.awayTeamCode} name={game.awayTeam} />
      <PriceButton offer={game.spread[0]} />
      <PriceButton offer={game.moneyline[0]} />
      <PriceButton offer={game.total[0]} />
      {hasPlayerProps ? (
        <button type="button" className="vs-props" aria-label={`Player props of ${name}`} onClick={() => setOpen(true)}>
          <b>Player</b> props
        </button>
      ) : (
        <span className="vs-props none" />
      )}
      <Team sport={game.sport} code={game.homeTeamCode} name={game.homeTeam} />
      <PriceButton offer={game.spread[1]} />
      <PriceButton offer={game.moneyline[1]} />
      <PriceButton offer={game.total[1]} />
      <Suspense>{isOpen ? <PropsDialog game={game} onClose={() => setOpen(false)} /> : null}</Suspense>
    </li>
  );
}

const ROWS = [1, 2, 3, 4];

interface GamesPanelProps {
  sport: GameSport;
  /** Those that still take bets; undefined until they are known. */
  games: readonly OfferedGame[] | undefined;
  isError: boolean;
  onRetry: () => void;
  /** The control that chooses the day. */
  dateTool: ReactNode;
  bookCount: number;
}

function Heads({ sport }: Pick<GamesPanelProps, 'sport'>) {
  const { scoreUnit, hasPlayerProps } = sportOf(sport);
  const counted = scoreUnit.many.replace(/^./, (letter) => letter.toUpperCase());
  return (
    <div className="vs-game vs-heads" aria-hidden="true">
      <span />
      <span>{marketName(sport, 'spread')}</span>
      <span>M/L</span>
      <span>{counted}</span>
      <span>{hasPlayerProps ? 'Props' : ''}</span>
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

function Rows({ sport, games }: { sport: GameSport; games: readonly OfferedGame[] }) {
  const [isAll, setAll] = useState(false);
  if (games.length === 0)
    return (
      <OffSeason sport={sport}>
        <EmptyState
          icon={CalendarOff}
          title="No games available for betting at the moment."
          hint={`Bets close at ${sportOf(sport).startWord}. Choose another day above.`}
        />
      </OffSeason>
    );
  return (
    <>
      <Heads sport={sport} />
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

/** Games of a sport on a day that can be bet on, the first six. */
export function GamesPanel({ sport, games, isError, onRetry, dateTool, bookCount }: GamesPanelProps) {
  const books = bookCount > 1 ? `Best price of ${bookCount} books` : 'Best price';
  return (
    <Panel title="Available games" tools={dateTool} caption={books} padded={false} className="vs-games">
      {games ? <Rows sport={sport} games={games} /> : null}
      {!games && isError ? <ErrorState title="The games could not be loaded" onRetry={onRetry} /> : null}
      {games || isError ? null : <GamesWait />}
    </Panel>
  );
}
