import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { zoneLabel } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Game } from '../contest-types.ts';
import { inningText, statusWord, untilStart } from './game-clock.ts';

/** Status and doubleheader chips: "Live", "Final", "Postponed", "Game 2". */
export function StatusBadges({ game }: { game: Game }) {
  const word = statusWord(game);
  const look = game.status === 'live' ? 'live' : game.status === 'completed' ? 'plain' : 'warn';
  if (!word && !game.isDoubleheader) return null;
  return (
    <span className="g-badges">
      {word ? <Badge look={look}>{word}</Badge> : null}
      {game.isDoubleheader ? <Badge>{`Game ${game.gameNumber}`}</Badge> : null}
    </span>
  );
}

function underTime(game: Game, now: number, clock: (iso: string) => string): string {
  if (game.status === 'completed') return game.endedAt ? `ended ${clock(game.endedAt)}` : '';
  if (game.status === 'scheduled') return game.isTimeTentative ? '' : untilStart(game.gameTime, now);
  return '';
}

export function GameTimeCell({ game, now }: { game: Game; now: number }) {
  const { clock, gameTime, timeZone } = useReaderFormat();
  const isLive = game.status === 'live' && game.live;
  const start = clock(game.gameTime);
  const note = isLive ? gameTime(game.gameTime) : underTime(game, now, clock);
  return (
    <div className="g-time">
      <StatusBadges game={game} />
      {isLive && game.live ? (
        <b>{inningText(game.live)}</b>
      ) : (
        <b>
          {game.isTimeTentative || start === 'TBD' ? (
            'TBD'
          ) : (
            <>
              {start} <i>{zoneLabel(timeZone, new Date(game.gameTime))}</i>
            </>
          )}
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
