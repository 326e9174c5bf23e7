import { CARD_GAMES, MISSED_PENALTY_MOST } from '@clearedge/contract/competition';
import { useState } from 'react';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type Rules, useSetRules } from './pickem.queries.ts';
import { DAYS } from './rules-text.ts';

interface Draft {
  /** Empty while the group plays no card. */
  cardDay: string;
  cardGames: string;
  missedPenalty: string;
  hasWeights: boolean;
  dropsWorst: boolean;
}
type Errors = Partial<Record<keyof Draft, string>>;

const FIRST: Rules = { cardDay: 6, cardGames: 8, hasWeights: true, missedPenalty: 0, dropsWorst: false };
const DAY_OPTIONS = [{ value: '', label: 'No card' }, ...DAYS.map((label, at) => ({ value: String(at + 1), label }))];

const draftOf = (rules: Rules | null): Draft => {
  const { cardDay, cardGames, missedPenalty, ...rest } = rules ?? FIRST;
  return { ...rest, cardDay: String(cardDay), cardGames: String(cardGames), missedPenalty: String(missedPenalty) };
};

const isWithin = (text: string, least: number, most: number): boolean =>
  text.trim() !== '' && Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most;

/** What the server would refuse, shown before it is asked. */
const checkDraft = ({ cardGames, missedPenalty }: Draft): Errors => ({
  ...(!isWithin(cardGames, CARD_GAMES.least, CARD_GAMES.most) && {
    cardGames: `A card has from ${CARD_GAMES.least} to ${CARD_GAMES.most} games.`,
  }),
  ...(!isWithin(missedPenalty, 0, MISSED_PENALTY_MOST) && {
    missedPenalty: `A missed pick costs from 0 to ${MISSED_PENALTY_MOST} points.`,
  }),
});

const rulesOf = ({ cardDay, cardGames, missedPenalty, hasWeights, dropsWorst }: Draft): Rules | null =>
  cardDay === ''
    ? null
    : { cardDay: Number(cardDay), cardGames: Number(cardGames), missedPenalty: Number(missedPenalty), hasWeights, dropsWorst };

interface Props {
  groupId: string;
  rules: Rules | null;
  onClose: () => void;
}

/** The admin decides whether the group plays a card, and by which rules. */
export function RulesDialog({ groupId, rules, onClose }: Props) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(rules));
  const [own, setOwn] = useState<Errors>({});
  const save = useSetRules(groupId);
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
    save.reset();
  };
  const send = (): void => {
    const found = draft.cardDay === '' ? {} : checkDraft(draft);
    setOwn(found);
    if (Object.keys(found).length === 0) save.mutate(rulesOf(draft), { onSuccess: onClose });
  };
  const fields = { draft, errors: { ...fieldIssues(save.error, 'rules.'), ...own }, onChange: change };
  return (
    <FormDialog
      title="Rules of the card"
      description="They hold from the first week whose card has no pick yet and has not begun. Earlier weeks stay as they were played."
      action="Save rules"
      busy="Saving..."
      isBusy={save.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Select
        className="grp-day-of"
        label="Day of the card"
        value={draft.cardDay}
        options={DAY_OPTIONS}
        onChange={(cardDay) => change({ cardDay })}
      />
      {draft.cardDay === '' ? null : (
        <>
          <DraftField
            {...fields}
            name="cardGames"
            label="Games on the card"
            type="number"
            inputMode="numeric"
            min={CARD_GAMES.least}
            max={CARD_GAMES.most}
            hint={`The first to start that day, from ${CARD_GAMES.least} to ${CARD_GAMES.most}.`}
          />
          <DraftField
            {...fields}
            name="missedPenalty"
            label="Points a missed pick costs"
            type="number"
            inputMode="numeric"
            min={0}
            max={MISSED_PENALTY_MOST}
            hint={`From 0 to ${MISSED_PENALTY_MOST}. A game that is not played costs nothing.`}
          />
          <label className="choice">
            <input type="checkbox" checked={draft.hasWeights} onChange={(event) => change({ hasWeights: event.target.checked })} />
            Confidence numbers: each from 1 up is used once, and a right pick earns its number
          </label>
          <label className="choice">
            <input type="checkbox" checked={draft.dropsWorst} onChange={(event) => change({ dropsWorst: event.target.checked })} />
            Drop each member’s worst finished week of the year
          </label>
        </>
      )}
    </FormDialog>
  );
}
