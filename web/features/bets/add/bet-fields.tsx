import type { AnyGame } from '../../../core/games.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, slateOfGame } from '../../../core/slip/index.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { NewBet } from '../bet-types.ts';

type Type = NewBet['betType'];

export const TYPES: readonly { value: Type; label: string }[] = [
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

export const EXAMPLE: Partial<Record<Type, string>> = {
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

interface GameDraft {
  gameId: string;
  game: string;
}

interface GameFieldsProps<D extends GameDraft> {
  draft: D;
  errors: Readonly<Partial<Record<string, string>>>;
  games: readonly AnyGame[];
  onChange: (patch: Partial<GameDraft>) => void;
}

/** Which game a bet or a leg is on: one of today's, or one that is typed. */
export function GameFields<D extends GameDraft>({ games, draft, errors, onChange }: GameFieldsProps<D>) {
  const { gameTime, date } = useReaderFormat();
  const today = games.map((game) => ({ value: game.gameId, label: `${gameLabel(game.gameId)}, ${gameTime(game.gameTime)}` }));
  const day = slateOfGame(draft.gameId);
  const isOther = draft.gameId !== '' && !today.some(({ value }) => value === draft.gameId);
  const other = { value: draft.gameId, label: [gameLabel(draft.gameId), day && date(day)].filter(Boolean).join(', ') };
  const options = isOther ? [other, ...today] : today;
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
        <DraftField<GameDraft>
          draft={draft}
          errors={errors}
          onChange={onChange}
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
