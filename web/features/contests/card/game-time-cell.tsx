import { untilStart } from '../../../core/game-words.ts';
import type { AnyGame } from '../../../core/games.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { zoneLabel } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';

function underTime(game: AnyGame, now: number, clock: (iso: string) => string): string {
  if (game.status === 'completed') return game.endedAt ? `ended ${clock(game.endedAt)}` : '';
  if (game.status === 'scheduled') return game.isTimeTentative ? '' : untilStart(game.gameTime, now);
  return '';
}

/** The start, or where the game stands while it is played. */
export function GameTimeCell({ game, now }: { game: AnyGame; now: number }) {
  const { clock, gameTime, timeZone } = useReaderFormat();
  const parts = gameParts(game.sport);
  const stand = game.status === 'live' ? parts.clock(game) : null;
  const start = clock(game.gameTime);
  const note = stand ? gameTime(game.gameTime) : underTime(game, now, clock);
  return (
    <div className="g-time">
      <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
      <b>
        {stand ??
          (game.isTimeTentative || start === 'TBD' ? (
            'TBD'
          ) : (
            <>
              {start} <i>{zoneLabel(timeZone, new Date(game.gameTime))}</i>
            </>
          ))}
      </b>
      {note ? (
        <span className="note" title={note}>
          {note}
        </span>
      ) : null}
    </div>
  );
}
