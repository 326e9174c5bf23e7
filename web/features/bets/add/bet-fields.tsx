import { leagueOf } from '@clearedge/contract/sports';
import type { ReactNode } from 'react';
import { statusText } from '../../../core/game-words.ts';
import type { AnyGame } from '../../../core/games.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, slateOfGame } from '../../../core/slip/index.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { BetPick, NewBet, ReadAsk } from '../bet-types.ts';
import { ReadAs } from '../reading/read-as.tsx';
import { useReading } from '../reading/use-reading.ts';
import { typeOf } from './add-rules.ts';

type Type = NewBet['betType'];

/** Of a leg, which is on a game or a tournament. */
export const LEG_TYPES: readonly { value: Type; label: string }[] = [
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
const TYPES: readonly { value: Type; label: string }[] = [...LEG_TYPES, { value: 'future', label: 'Future: champion, division or wins' }];

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
  future: 'Chiefs to win Super Bowl, or Eagles over 10.5 wins',
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
  /** Where the bet can be on a season: whether it is, how that is chosen, and the fields of one. */
  season?: { isOn: boolean; onChoose: () => void; fields: ReactNode };
}

const SEASON = 'season';

/** Which game a bet or a leg is on: one of today's, or one that is typed. */
export function GameFields<D extends GameDraft>({ games, draft, errors, onChange, season }: GameFieldsProps<D>) {
  const { gameTime, date } = useReaderFormat();
  // Teams of two leagues share their codes, and a game that is over grades its bet at once.
  const today = games.map(({ gameId, sport, gameTime: at, status }) => ({
    value: gameId,
    label: [`${leagueOf(sport)}: ${gameLabel(gameId)}`, gameTime(at), statusText(status)].filter(Boolean).join(', '),
  }));
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
          value={season?.isOn ? SEASON : draft.gameId}
          options={[{ value: '', label: 'Another game' }, ...(season ? [{ value: SEASON, label: 'A season (futures)' }] : []), ...options]}
          onChange={(gameId) => (season && gameId === SEASON ? season.onChoose() : onChange({ gameId }))}
        />
      </div>
      {season?.isOn ? season.fields : null}
      {draft.gameId === '' && !season?.isOn ? (
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

interface SelectionDraft {
  betType: Type;
  selection: string;
  pick: BetPick | null | undefined;
}
interface SelectionProps {
  ask: ReadAsk;
  draft: SelectionDraft;
  onChange: (patch: Partial<SelectionDraft>) => void;
}

/** What a selection reads as, with the ways to correct it. */
export function SelectionReading({ ask, draft, onChange }: SelectionProps) {
  const read = useReading(ask);
  return (
    <ReadAs
      ask={ask}
      read={read}
      pick={draft.pick}
      onPick={(pick, words) => onChange({ pick, ...(pick ? { betType: typeOf(pick), selection: words ?? draft.selection } : {}) })}
    />
  );
}

type FieldsProps = SelectionProps & Pick<GameFieldsProps<GameDraft>, 'errors'> & { types?: typeof TYPES };

/** The type and the words of a bet or a leg, with what they read as. */
export function SelectionFields({ ask, draft, onChange, errors, types = TYPES }: FieldsProps) {
  return (
    <>
      <div className="form-row">
        <span className="lbl">Type</span>
        <Select
          label="Type"
          hideLabel
          className="full"
          value={draft.betType}
          options={types}
          onChange={(betType) => onChange({ betType })}
        />
      </div>
      <DraftField<Pick<SelectionDraft, 'selection'>>
        draft={draft}
        errors={errors}
        onChange={onChange}
        name="selection"
        label="Selection"
        placeholder={EXAMPLE[draft.betType]}
        maxLength={160}
      />
      <div className="bet-reading">
        <SelectionReading ask={ask} draft={draft} onChange={onChange} />
      </div>
    </>
  );
}
