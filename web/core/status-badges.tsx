import { Badge } from '../ui/marks/badge.tsx';
import type { AnyGame } from './games.ts';

interface StatusBadgesProps {
  game: Pick<AnyGame, 'status' | 'statusNote'>;
  /** "Live", "Final", "Postponed"; nothing of a game that is only scheduled. */
  word: string | undefined;
  /** Of a doubleheader: "Game 2". */
  part?: string | null;
}

/** How a game stands, in one or two chips. */
export function StatusBadges({ game, word, part = null }: StatusBadgesProps) {
  const look = game.status === 'live' ? 'live' : game.status === 'completed' ? 'plain' : 'warn';
  if (!word && !part) return null;
  return (
    <span className="g-badges">
      {word ? (
        <Badge look={look} {...(game.statusNote ? { title: game.statusNote } : {})}>
          {word}
        </Badge>
      ) : null}
      {part ? <Badge>{part}</Badge> : null}
    </span>
  );
}
