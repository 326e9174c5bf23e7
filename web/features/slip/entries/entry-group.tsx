import type { AnyGame } from '../../../core/games.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, type SlipEntry, slipIdentity } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import type { Board } from '../../../sports/registry.ts';
import type { EntryGroup as Group } from '../slip-rules.ts';
import { entryState, listConflicts, startOf } from '../slip-rules.ts';
import { EntryRow } from './entry-row.tsx';

const LIVE_WORDS: Record<string, string> = { live: 'Live', completed: 'Final', delayed: 'Delayed', postponed: 'Postponed' };

function GroupHead({ gameId, first, game }: { gameId: string; first: SlipEntry; game: AnyGame | undefined }) {
  const { gameTime, date } = useReaderFormat();
  const startsAt = startOf(first, game);
  const [away, home] = [game?.awayTeamCode ?? first.awayTeamCode, game?.homeTeamCode ?? first.homeTeamCode];
  const sport = first.sport;
  const word = game ? LIVE_WORDS[game.status] : undefined;
  return (
    <header className="slip-g-h">
      {away && home ? (
        <span className="slip-g-t" aria-hidden="true">
          <TeamChip code={away} sport={sport} size="sm" />
          <TeamChip code={home} sport={sport} size="sm" />
        </span>
      ) : null}
      <h3>{first.eventName ?? gameLabel(gameId)}</h3>
      <span className="cap">{word ?? (startsAt ? `${date(startsAt)}, ${gameTime(startsAt)}` : '')}</span>
    </header>
  );
}

interface EntryGroupProps {
  group: Group;
  board: Board;
  now: number;
  hintId: string;
  disabled: boolean;
}

/** The bets of one game under its name, with what they have against each other. */
export function EntryGroup({ group, board, now, hintId, disabled }: EntryGroupProps) {
  const game = board.get(group.gameId);
  const conflicts = listConflicts(group.entries);
  return (
    <section className="slip-g" aria-label={group.entries[0]!.eventName ?? gameLabel(group.gameId)}>
      <GroupHead gameId={group.gameId} first={group.entries[0]!} game={game} />
      <ul className={group.entries.length > 1 ? 'slip-rail' : undefined}>
        {group.entries.map((entry) => (
          <EntryRow
            key={slipIdentity(entry)}
            entry={entry}
            game={game}
            state={entryState(entry, board, now)}
            hintId={hintId}
            disabled={disabled}
          />
        ))}
      </ul>
      {conflicts.map((sentence) => (
        <p className="note warn slip-note" key={sentence}>
          {sentence}
        </p>
      ))}
    </section>
  );
}
