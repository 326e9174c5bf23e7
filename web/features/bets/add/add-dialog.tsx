import { BET_DETAILS, DETAIL_NAMES } from '@clearedge/contract/bet-details';
import { CallError } from '@clearedge/contract/client';
import { type ReactNode, useState } from 'react';
import type { AnyGame } from '../../../core/games.ts';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel } from '../../../core/slip/index.ts';
import { useToday } from '../../../core/status.ts';
import { ODDS_EXAMPLE, TICKET_HINT } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { useSlate } from '../../../sports/registry.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useAddBet } from '../bet.queries.ts';
import type { NewBet } from '../bet-types.ts';
import { ReadAs } from '../reading/read-as.tsx';
import { useReading } from '../reading/use-reading.ts';
import { type AddDraft, askOf, bodyOf, changed, checkDraft, EMPTY_DRAFT, errorsOf, type FieldErrors, typeOf } from './add-rules.ts';

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
  games: readonly AnyGame[];
  onChange: (patch: Partial<AddDraft>) => void;
}

function GameFields({ games, ...fields }: AddFieldsProps) {
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
function BetFields({ reading, ...fields }: Omit<AddFieldsProps, 'games'> & { reading: ReactNode }) {
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
      {DETAIL_NAMES.map((name) => (
        <DraftField
          {...fields}
          key={name}
          name={name}
          label={BET_DETAILS[name].label}
          placeholder="Optional"
          maxLength={BET_DETAILS[name].maxLength}
        />
      ))}
      <DraftField {...fields} name="placedAt" label="Placed" type="datetime-local" hint="Leave empty for now." />
    </div>
  );
}

const NO_ANSWER = 'No answer arrived. Try again: it is added only once.';
const ADDED_BEFORE = 'An earlier attempt added this bet as it was then: see Pending Bets. Add it again only if you want a second one.';

const isConflict = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'IDEMPOTENCY_CONFLICT';
const wordsOf = (error: unknown): string => (isConflict(error) ? ADDED_BEFORE : (messageOf(error) ?? NO_ANSWER));
const issuesOf = (error: unknown): FieldErrors => (error instanceof CallError ? errorsOf(error.problem?.issues) : {});

/** A bet placed at another book, entered by hand. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<AddDraft>(EMPTY_DRAFT);
  const [own, setOwn] = useState<FieldErrors>({});
  const add = useAddBet();
  const today = useToday();
  const board = useSlate(today);
  const format = useOddsFormat();
  const ask = askOf(draft, format);
  const read = useReading(ask);
  const errors = { ...issuesOf(add.error), ...own };
  const change = (patch: Partial<AddDraft>): void => {
    setDraft(changed(draft, patch));
    setOwn({});
    add.reset();
  };
  const send = (): void => {
    const found = checkDraft(draft, format);
    setOwn(found);
    if (Object.keys(found).length > 0) return;
    add.mutate(
      { body: bodyOf(draft, format), key },
      { onSuccess: onClose, onError: (error) => (isConflict(error) ? setKey(crypto.randomUUID()) : undefined) },
    );
  };
  return (
    <FormDialog
      wide
      title="Add a bet from another book"
      description="It counts in your history and statistics like one placed from the slip."
      action="Add bet"
      busy="Adding..."
      isBusy={add.isPending}
      onSend={send}
      onClose={onClose}
    >
      <GameFields draft={draft} errors={errors} games={[...board.values()]} onChange={change} />
      <BetFields
        draft={draft}
        errors={errors}
        onChange={change}
        reading={
          <ReadAs
            ask={ask}
            read={read}
            pick={draft.pick}
            onPick={(pick, words) => change({ pick, ...(pick ? { betType: typeOf(pick), selection: words ?? draft.selection } : {}) })}
          />
        }
      />
      {add.isError && Object.keys(errors).length === 0 ? (
        <p className="note bad" role="alert">
          {wordsOf(add.error)}
        </p>
      ) : null}
    </FormDialog>
  );
}
