import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ClubChip } from '../../../core/club-chip.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { shortTeam } from '../../../core/teams.ts';
import { paths } from '../../../lib/paths.ts';
import type { OfferedGame } from './game-offer.ts';
import { PriceButton } from './price-button.tsx';

const PropsDialog = lazy(() => import('./props-dialog.tsx').then((module) => ({ default: module.PropsDialog })));

function Team({ code, name }: { code: string; name: string }) {
  return (
    <span className="vs-team">
      <ClubChip sport={DEFAULT_SPORT} code={code} />
      <span className="vs-name">
        <span className="full">{name}</span>
        <span className="short">{shortTeam(name)}</span>
      </span>
    </span>
  );
}

/** One game: three markets with both sides, and its player props. */
export function OfferedGameRow({ game }: { game: OfferedGame }) {
  const { gameTime } = useReaderFormat();
  const [isOpen, setOpen] = useState(false);
  const name = `${game.awayTeam} at ${game.homeTeam}`;
  return (
    <li className="vs-game">
      <p className="vs-when">
        {gameTime(game.gameTime)} · {game.venue}
        <Link className="link" to={paths.game(game.gameId)} aria-label={`Details of ${name}`}>
          Details
        </Link>
      </p>
      <Team code={game.awayTeamCode} name={game.awayTeam} />
      <PriceButton offer={game.spread[0]} />
      <PriceButton offer={game.moneyline[0]} />
      <PriceButton offer={game.total[0]} />
      <button type="button" className="vs-props" aria-label={`Player props of ${name}`} onClick={() => setOpen(true)}>
        <b>Player</b> props
      </button>
      <Team code={game.homeTeamCode} name={game.homeTeam} />
      <PriceButton offer={game.spread[1]} />
      <PriceButton offer={game.moneyline[1]} />
      <PriceButton offer={game.total[1]} />
      <Suspense>{isOpen ? <PropsDialog game={game} onClose={() => setOpen(false)} /> : null}</Suspense>
    </li>
  );
}
