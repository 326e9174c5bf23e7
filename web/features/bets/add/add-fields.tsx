import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type BoardGame, gameLabel } from '../../../core/slip/index.ts';
import { ODDS_EXAMPLE, TICKET_HINT } from '../../../lib/format.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
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
  { value: 'head_to_head', label: 'Golf: matchup' },
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

export function GameFields({ games, ...fields }: AddFieldsProps) {
  const { draft, onChange } = fields;
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
        <DraftField
          {...fields}
          name="game"
          label="Which game"
          placeholder="NYY @ BOS"
          maxLength={120}
          hint="With away @ home of a game we cover, or a golf tournament's name, the bet is graded from the official result."
        />
      ) : null}
    </>
  );
}

/** What the bet is and its terms; `reading` comes under the selection. */
export function BetFields({ reading, ...fields }: Omit<AddFieldsProps, 'games'> & { reading: ReactNode }) {
  const { draft, onChange } = fields;
  const { oddsFormat } = useReaderFormat();
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
      <DraftField {...fields} name="selection" label="Selection" placeholder={EXAMPLE[draft.betType]} maxLength={160} />
      <div className="bet-reading">{reading}</div>
      <DraftField
        {...fields}
        name="odds"
        label="Odds"
        placeholder={ODDS_EXAMPLE[oddsFormat]}
        inputMode="text"
        hint={TICKET_HINT[oddsFormat]}
      />
      <DraftField {...fields} name="stake" label="Stake" prefix="$" inputMode="decimal" placeholder="25.00" />
      <DraftField {...fields} name="book" label="Book" placeholder="Optional" maxLength={60} />
      <DraftField {...fields} name="placedAt" label="Placed" type="datetime-local" hint="Leave empty for now." />
    </div>
  );
}
