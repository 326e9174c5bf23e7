import clsx from 'clsx';
import { Link } from 'react-router';
import { ClubChip } from '../../../core/club-chip.tsx';
import { recordText } from '../../../core/game-words.ts';
import { type AnyGame, sideOf, type TeamSide } from '../../../core/games.ts';
import { cssVars } from '../../../lib/css-vars.ts';
import { gameParts } from '../../../sports/registry.ts';

/** One club of a game with its record and score; its name leads to its page where it has one. */
export function TeamRow({ game, which, row }: { game: AnyGame; which: TeamSide; row: 1 | 2 }) {
  const side = sideOf(game, which);
  const { sideNote, clubPath } = gameParts(game.sport);
  const to = clubPath?.(game, side);
  return (
    <div className={clsx('g-team', side.isLoser && 'lost')} style={cssVars({ '--r': row })}>
      <ClubChip sport={game.sport} code={side.code} />
      <div>
        <div className="nm">
          {to ? <Link to={to}>{side.name}</Link> : side.name}
          <i>{recordText(side.record)}</i>
        </div>
        <div className="pt">{sideNote(game, side)}</div>
      </div>
      {side.score === null ? null : <span className="sc">{side.score}</span>}
    </div>
  );
}
