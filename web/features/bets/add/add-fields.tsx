import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type BoardGame, gameLabel } from '../../../core/slip/index.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { NewBet } from '../bet-types.ts';
import type { AddDraft, FieldErrors } from './add-rules.ts';

type Type = NewBet['betType'];

const TYPES: readonly { value: Type; label: string }[] = [
  { value: 'moneyline', label: 'Moneyline' },
  { value: 'spread', label: 'Spread or run line' },
  { value: 'total', label: 'Total' },
  { value: 'prop', label: 'Player prop' },
  { value: 'outright', label: 'Golf: winner' },
  { value: 'top5', label: 'Golf: top 5' },
  { value: 'top10', label: 'Golf: top 10' },
  { value: 'top20', label: 'Golf: top 20' },
  { value: 'make_cut', label: 'Golf: make or miss the cut' },
  { value: 'head_to_head', label: 'Golf: match-up' },
];

const EXAMPLE: Partial<Record<Type, string>> = {
  moneyline: 'Yankees, or NYY first 5',
  spread: 'Yankees -1.5',
  total: 'Over 8.5, or F5 under 4.5',
  prop: 'A. Judge over 1.5 total bases',
  outright: 'First and last name of a player',
  top5: 'First and last name of a player',
  top10: 'First and last name of a player',
  top20: 'First and last name of a player',
  make_cut: 'A player to make the cut',
  head_to_head: 'One player over another',
};

interface AddFieldsProps {
  draft: AddDraft;
  errors: FieldErrors;
  games: readonly BoardGame[];
  onChange: (patch: Partial<AddDraft>) => void;
}

export function GameFields({ draft, errors, games, onChange }: AddFieldsProps) {
  const { gameTime } = useReaderFormat();
  const options = games.map((game) => ({ value: game.gameId, label: `${gameLabel(game.gameId)}, ${gameTime(game.gameTime)}` }));
  return (
    <>
      <div className="form-row bet-form">
        <span className="lbl">Game</span>
        <Select
          label="Game"
          hideLabel
          className="full"
          value={draft.gameId}
          options={[{ value: '', label: 'Another game' }, ...options]}
          onChange={(gameId) => onChange({ gameId })}
        />
      </div>
      {draft.gameId === '' ? (
        <Field
          label="Which game"
          placeholder="NYY @ BOS"
          maxLength={120}
          value={draft.game}
          error={errors.game}
          hint="With a game of ours, away @ home, or a golf tournament's name, the bet is linked and graded by itself."
          onChange={(event) => onChange({ game: event.target.value })}
        />
      ) : null}
    </>
  );
}

export function BetFields({ draft, errors, onChange }: Omit<AddFieldsProps, 'games'>) {
  return (
    <div className="form-two bet-form">
      <div className="form-row">
        <span className="lbl">Type</span>
        <Select
          label="Type"
          hideLabel
          className="full"
          value={draft.betType}
          options={TYPES}
          onChange={(betType) => onChange({ betType })}
        />
      </div>
      <Field
        label="Selection"
        placeholder={EXAMPLE[draft.betType]}
        maxLength={160}
        value={draft.selection}
        error={errors.selection}
        onChange={(event) => onChange({ selection: event.target.value })}
      />
      <Field
        label="Odds"
        placeholder="-110"
        inputMode="text"
        hint="American, as on your ticket."
        value={draft.odds}
        error={errors.odds}
        onChange={(event) => onChange({ odds: event.target.value })}
      />
      <Field
        label="Stake"
        prefix="$"
        inputMode="decimal"
        placeholder="25.00"
        value={draft.stake}
        error={errors.stake}
        onChange={(event) => onChange({ stake: event.target.value })}
      />
      <Field
        label="Book"
        placeholder="Optional"
        maxLength={60}
        value={draft.book}
        error={errors.book}
        onChange={(event) => onChange({ book: event.target.value })}
      />
      <Field
        label="Placed"
        type="datetime-local"
        hint="Leave empty for now."
        value={draft.placedAt}
        error={errors.placedAt}
        onChange={(event) => onChange({ placedAt: event.target.value })}
      />
    </div>
  );
}
