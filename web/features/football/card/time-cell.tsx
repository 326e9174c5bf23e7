import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { zoneLabel } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { FootballGame } from '../football-types.ts';
import { clockText, statusWord, untilKickoff } from '../words/football-words.ts';

type Timed = Pick<FootballGame, 'status' | 'hasOvertime' | 'statusNote'>;

export function StatusBadge({ game }: { game: Timed }) {
  const word = statusWord(game);
  if (!word) return null;
  const look = game.status === 'live' ? 'live' : game.status === 'completed' ? 'plain' : 'warn';
  return (
    <Badge look={look} {...(game.statusNote ? { title: game.statusNote } : {})}>
      {word}
    </Badge>
  );
}

function noteOf(game: FootballGame, now: number, clock: (iso: string) => string): string {
  if (game.status === 'completed') return game.endedAt ? `ended ${clock(game.endedAt)}` : '';
  if (game.status === 'scheduled') return game.isTimeTentative ? 'time to come' : untilKickoff(game.gameTime, now);
  return game.statusNote ?? '';
}

/** Kickoff, or the game clock while it is played. */
export function TimeCell({ game, now }: { game: FootballGame; now: number }) {
  const { clock, gameTime, timeZone } = useReaderFormat();
  const isLive = game.status === 'live' && game.live !== null;
  const note = isLive ? gameTime(game.gameTime) : noteOf(game, now, clock);
  return (
    <div className="g-time">
      <StatusBadge game={game} />
      {isLive && game.live ? (
        <b>{clockText(game.live)}</b>
      ) : (
        <b>
          {game.isTimeTentative ? 'TBD' : clock(game.gameTime)} <i>{zoneLabel(timeZone, new Date(game.gameTime))}</i>
        </b>
      )}
      {note ? (
        <span className="note" title={note}>
          {note}
        </span>
      ) : null}
    </div>
  );
}
