import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { type BoardGame, type SlipEntry, slip } from '../../../core/slip/index.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { bookOf } from '../slip-placing.ts';

const hasStarters = (game: BoardGame): boolean => game.awayPitcher !== null && game.homePitcher !== null;

function PitcherRule({ entry, game, disabled }: { entry: SlipEntry; game: BoardGame; disabled: boolean }) {
  return (
    <div className="slip-opt-row">
      <Select
        label="Pitchers"
        className="full"
        value={entry.pitcherRule ?? 'action'}
        options={[
          { value: 'action', label: 'Action' },
          { value: 'listed', label: 'Listed pitchers', disabled: !hasStarters(game) },
        ]}
        disabled={disabled}
        onChange={(pitcherRule) => slip.update(entry, { pitcherRule })}
      />
      <p className="cap">
        {hasStarters(game)
          ? entry.pitcherRule === 'listed'
            ? `Void unless ${game.awayPitcher} and ${game.homePitcher} both start.`
            : 'Stands whoever pitches.'
          : 'Listed pitchers can be chosen once both starters are announced.'}
      </p>
    </div>
  );
}

/** Which book took the bet, and whether it hangs on the announced pitchers. */
export function EntryOptions({ entry, game, disabled }: { entry: SlipEntry; game: BoardGame | undefined; disabled: boolean }) {
  const id = useId();
  const rule = entry.pitcherRule === 'listed' ? 'Listed pitchers' : 'Action';
  const canList = game !== undefined && entry.betType !== 'prop';
  return (
    <details className="slip-opt">
      <summary>
        <ChevronRight className="s" />
        {bookOf(entry) || 'No book'}
        {canList ? ` · ${rule}` : ''}
      </summary>
      <div className="slip-opt-row">
        <span className="field full">
          <label className="lbl" htmlFor={id}>
            Book
          </label>
          <input
            id={id}
            maxLength={60}
            disabled={disabled}
            placeholder="Where you placed it"
            value={entry.bookName ?? entry.book ?? ''}
            onChange={(event) => slip.update(entry, { bookName: event.target.value })}
          />
        </span>
      </div>
      {canList ? <PitcherRule entry={entry} game={game} disabled={disabled} /> : null}
    </details>
  );
}
